import type { GameUi } from "..";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import { isCard, SIGN, u, type Side } from "./model";
import SidePanel from "./SidePanel.svelte";

// Tokens are turned, cards and tiles drawn, dice rolled or a card committed by these: no way back.
const FINAL = new Set(["turn", "draw", "maneuver", "attack", "target", "apply"]);

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  final: (option) => FINAL.has(String(option[0])) || (option[0] === "use" && option[1] === "draw"),
  counts: (verb) => (["bats", "damage", "armour", "reroll"].includes(verb) ? [u(`count-${verb}`)] : []),
  peeks: isCard,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
