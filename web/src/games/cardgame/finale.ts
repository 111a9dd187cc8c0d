// How the Card Game ends.
import type { Scene } from "../../engrave/scenes";
import type { Fight, View } from "../../shapes/cardgame";
import { DAYLIGHT, EMBERS, type Finish } from "../finale";
import { other, type Side } from "./model";
import { name, ui } from "./says";

const SCENES: Record<string, [free: Scene, shadow: Scene]> = {
  lead: ["reconquered", "overrun"],
  tie: ["crowned", "darkened"], // the Shadow's always
};

export const finale: Finish<View> = (v, reason, winners) => {
  const won = v.players.find((p) => winners.includes(p.id))?.side ?? "shadow";
  const score = (side: Side): { n: number; label: string } => {
    const n = v.final_score[side];
    return { n, label: `${name(side)}: ${ui("points", { n })}` };
  };
  const dark = won === "shadow";
  return {
    scene: SCENES[reason]?.[dark ? 1 : 0] ?? (dark ? "lost" : "unmade"),
    tint: dark ? EMBERS : DAYLIGHT,
    figures: [
      { n: v.round, label: ui("round-n", { n: v.round }) },
      score(won),
      score(other(won)),
      { n: v.corruption, label: ui("corruption", { n: v.corruption }) },
      { n: v.path_number, label: ui("path-number", { n: v.path_number }) },
    ],
  };
};

/** A combat weighs what was thrown into it, and more where nobody could hold the place. */
export const weighs = (story: Record<string, unknown>): number => {
  const told = story as Fight;
  return told.attack + told.lost.length + 2 * told.rest;
};
