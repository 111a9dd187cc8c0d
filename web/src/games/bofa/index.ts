import type { GameUi } from "..";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import { finale, weighs } from "./finale";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import { GAME, isCard, lay, SIGN, size, u, type Side } from "./model";
import Outcome from "./Outcome.svelte";
import SidePanel from "./SidePanel.svelte";

export const ui: GameUi = {
  lay,
  Board,
  ratio: () => size[0] / size[1],
  Hand,
  Side: SidePanel,
  Focus,
  counts: (verb) => (words.has(`bofa-ui-count-${verb}`, GAME) ? [u(`count-${verb}`)] : []),
  finale,
  weighs,
  peeks: isCard,
  face: (id) => (isCard(id) ? CardFace : null),
  Outcome,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
