import type { GameUi } from "..";
import Board from "./board/Board.svelte";
import { isCard, SEAT_SIGN, type WotrView } from "./model";
import Focus from "./panels/Focus.svelte";
import Hand from "./panels/Hand.svelte";
import Side from "./panels/Side.svelte";

export const ui: GameUi<WotrView> = {
  Board,
  Hand,
  Side,
  Focus,
  peeks: isCard,
  sign: (seat) => SEAT_SIGN[seat] ?? null,
};
