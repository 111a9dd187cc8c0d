// How Ironwood ends.
import { t, words } from "../../lib/words.svelte";
import type { Fight, View } from "../../shapes/ironwood";
import type { Finish } from "../finale";

export const finale: Finish<View> = (v, _, winners) => {
  const iron = winners.includes("ironclad");
  const crystals = (side: "woodwalkers" | "ironclad"): { n: number; label: string } => {
    const n = v.sides[side].crystals;
    return { n, label: `${words.seat("ironwood", side)}: ${t("client-iw-crystals", { n })}` };
  };
  return {
    scene: iron ? "ironWins" : "woodsWin",
    tint: iron ? "var(--clay)" : "var(--sage)",
    figures: [
      { n: v.round, label: t("client-iw-round", { n: v.round }) },
      { n: v.goals.woodwalkers.n, label: t("client-iw-totems", { ...v.goals.woodwalkers }) },
      { n: v.goals.ironclad.n, label: t("client-iw-forges", { ...v.goals.ironclad }) },
      crystals("woodwalkers"),
      crystals("ironclad"),
    ],
  };
};

/** A battle weighs what both sides lost in it, and more where somebody had to leave. */
export const weighs = (story: Record<string, unknown>): number => {
  const told = story as Fight;
  if (told.story !== "battle" || !told.lost) return 0;
  const fallen = Object.values(told.lost).reduce((n, { fighters, golems }) => n + fighters + golems, 0);
  return fallen + (told.retreat ? 2 : 0);
};

/** Who won where: the line in the log only says that the battle is over. */
export const recalls = (story: Record<string, unknown>): string => {
  const told = story as Fight;
  const won = told.winner === "woodwalkers" || told.winner === "ironclad" ? told.winner : null;
  return [
    `${words.name("ironwood", told.forest)} – ${words.name("ironwood", told.mountain)}`,
    won
      ? t("client-won", { who: words.theSeat("ironwood", won) })
      : words.say({ key: "ironwood-ui-nobody", args: {} }, "ironwood"),
  ].join(" · ");
};
