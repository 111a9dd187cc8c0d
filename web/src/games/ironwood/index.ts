import type { GameUi } from "..";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, SIGN, type Side } from "./model";

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  counts: (verb) =>
    verb === "pay"
      ? [t("client-iw-crystals-word")]
      : verb === "units" || verb === "losses"
        ? [t("client-iw-fighters-word"), t("client-iw-golems-word")]
        : [],
  peeks: isCard,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
