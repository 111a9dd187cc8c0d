import type { GameUi } from "..";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import LocationCard from "./LocationCard.svelte";
import { finale, weighs } from "./finale";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import Outcome from "./Outcome.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, isLocation, lay, SIGN } from "./model";

export const ui: GameUi = {
  lay,
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  finale,
  face: (id) => (isCard(id) ? CardFace : isLocation(id) ? LocationCard : null),
  weighs,
  peeks: (id) => isCard(id) || isLocation(id),
  Outcome,
  beside: () => import("./Beside.svelte"),
  sign: (seat) => SIGN[seat] ?? null,
};
