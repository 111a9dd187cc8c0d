import type { GameUi } from "..";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, isLocation, SIGN } from "./model";

// Cards are drawn or shown by these, or the other side decides: no way back.
const FINAL = new Set(["winnow", "ring", "refuse"]);

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  final: (option) => FINAL.has(String(option[0])),
  peeks: (id) => isCard(id) || isLocation(id),
  sign: (seat) => SIGN[seat] ?? null,
};
