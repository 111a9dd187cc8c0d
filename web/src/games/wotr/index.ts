import type { GameUi } from "..";
import Board from "./board/Board.svelte";
import { layMap, size } from "./board/map";
import { isCard, layFacts, SEAT_SIGN, type WotrView } from "./model";
import CardFace from "./panels/CardFace.svelte";
import { finale, recalls, weighs } from "./finale";
import Focus from "./panels/Focus.svelte";
import Hand from "./panels/Hand.svelte";
import Outcome from "./panels/Outcome.svelte";
import SidePanel from "./panels/SidePanel.svelte";
import { ui as ui_ } from "./panels/words";

export const ui: GameUi<WotrView> = {
  lay: (sheet) => {
    layFacts(sheet.facts);
    layMap(sheet);
  },
  Board,
  ratio: () => size[0] / size[1],
  Hand,
  Side: SidePanel,
  Focus,
  finale,
  weighs,
  recalls,
  peeks: isCard,
  face: (id) => (isCard(id) ? CardFace : null),
  Outcome,
  beside: () => import("./Beside.svelte"),
  outcome: (label) => (label.startsWith("action:") ? ui_("die", { face: label.slice(7) }) : null),
  sign: (seat) => SEAT_SIGN[seat] ?? null,
};
