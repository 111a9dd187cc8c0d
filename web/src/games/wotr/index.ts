import type { GameUi } from "..";
import Board from "./board/Board.svelte";
import { isCard, SEAT_SIGN } from "./model";
import Focus from "./panels/Focus.svelte";
import Hand from "./panels/Hand.svelte";
import Side from "./panels/Side.svelte";

// Dice or tiles decide what comes of these, and the game tells how likely each outcome is.
const CHANCY = new Set(["attack", "fellowship", "hunt", "continue", "stand", "field", "reduce"]);

export const ui: GameUi = {
  Board,
  Hand,
  Side,
  Focus,
  odds: (option) => CHANCY.has(String(option[0])),
  peeks: isCard,
  sign: (seat) => SEAT_SIGN[seat] ?? null,
};
