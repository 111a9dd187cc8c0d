import type { GameUi } from "..";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, isLocation, SIGN } from "./model";

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  peeks: (id) => isCard(id) || isLocation(id),
  sign: (seat) => SIGN[seat] ?? null,
};
