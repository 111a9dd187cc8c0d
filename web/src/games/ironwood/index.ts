import type { GameUi } from "..";
import { t, words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import { finale, recalls, weighs } from "./finale";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, lay, SIGN, size, type Side } from "./model";
import Outcome from "./Outcome.svelte";

export const ui: GameUi = {
  lay,
  Board,
  ratio: () => size[0] / size[1],
  Hand,
  Side: SidePanel,
  Focus,
  counts: (verb) =>
    verb === "pay"
      ? [t("client-iw-crystals-word")]
      : verb === "units" || verb === "losses"
        ? [t("client-iw-fighters-word"), t("client-iw-golems-word")]
        : [],
  finale,
  weighs,
  recalls,
  peeks: isCard,
  face: (id) => (isCard(id) ? CardFace : null),
  Outcome,
  beside: () => import("./Beside.svelte"),
  outcome: (label) =>
    label.startsWith("magic:")
      ? words.say({ key: `ironwood-die-${label.slice(6).replaceAll("_", "-")}`, args: {} }, "ironwood")
      : null,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
