import type { GameUi } from "..";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Focus from "./Focus.svelte";
import Hand from "./Hand.svelte";
import SidePanel from "./SidePanel.svelte";
import { isCard, SIGN, type Side } from "./model";

// Cards are turned up, drawn or committed by these: no way back.
const FINAL = new Set(["attack", "wager", "bluff", "decline", "discover", "draw"]);

export const ui: GameUi = {
  Board,
  Hand,
  Side: SidePanel,
  Focus,
  final: (option) => FINAL.has(String(option[0])),
  counts: (verb) =>
    verb === "pay"
      ? [t("client-iw-crystals-word")]
      : verb === "units" || verb === "losses"
        ? [t("client-iw-fighters-word"), t("client-iw-golems-word")]
        : [],
  peeks: isCard,
  sign: (seat) => SIGN[seat as Side] ?? null,
};
