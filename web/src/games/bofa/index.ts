import type { GameUi } from "..";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import { isCard, SIGN, u, type Side } from "./model";
import SidePanel from "./SidePanel.svelte";

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  counts: (verb) => (["bats", "damage", "armour", "reroll"].includes(verb) ? [u(`count-${verb}`)] : []),
  peeks: isCard,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
