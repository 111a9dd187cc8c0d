import type { GameUi } from "..";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import { GAME, isCard, SIGN, u, type Side } from "./model";
import SidePanel from "./SidePanel.svelte";

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  counts: (verb) => (words.has(`bofa-ui-count-${verb}`, GAME) ? [u(`count-${verb}`)] : []),
  peeks: isCard,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
