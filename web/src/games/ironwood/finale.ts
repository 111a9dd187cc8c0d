// How Ironwood ends.
import { t, words } from "../../lib/words.svelte";
import type { View } from "../../shapes/ironwood";
import type { Finish } from "../finale";

export const finale: Finish<View> = (v, _, winners) => {
  const iron = winners.includes("ironclad");
  const crystals = (side: "woodwalkers" | "ironclad"): { n: number; label: string } => {
    const n = v.sides[side].crystals;
    return { n, label: `${words.seat("ironwood", side)}: ${t("client-iw-crystals", { n })}` };
  };
  return {
    scene: iron ? "ironWins" : "woodsWin",
    tint: iron ? "#c3a58c" : "#9bb48f",
    figures: [
      { n: v.round, label: t("client-iw-round", { n: v.round }) },
      { n: v.goals.woodwalkers.n, label: t("client-iw-totems", { ...v.goals.woodwalkers }) },
      { n: v.goals.ironclad.n, label: t("client-iw-forges", { ...v.goals.ironclad }) },
      crystals("woodwalkers"),
      crystals("ironclad"),
    ],
  };
};
