// How the Battle of Five Armies ends.
import type { Scene } from "../../engrave/scenes";
import type { Story, View } from "../../shapes/bofa";
import { DAYLIGHT, EMBERS, type Finish } from "../finale";
import { u } from "./model";

const SCENES: Record<string, Scene> = {
  fate: "held",
  beorn: "held",
  bolg: "crowned",
  gate: "stormed",
  points: "darkened",
};

export const finale: Finish<View> = (v, reason, winners) => {
  const dark = winners.includes("shadow");
  const drawn = v.fate.spent.length;
  return {
    scene: SCENES[reason] ?? (dark ? "stormed" : "mourned"),
    tint: dark ? EMBERS : DAYLIGHT,
    figures: [
      { n: v.turn, label: u("turn", { n: v.turn }) },
      { n: v.points, label: u("points", { n: v.points, goal: v.goal }) },
      { n: v.fate.marker, label: u("fate", { n: v.fate.marker, last: v.fate.last }) },
      { n: drawn, label: u("fate-spent") },
    ],
  };
};

/** A combat weighs what both sides lost in it. */
export const weighs = (story: Record<string, unknown>): number => {
  const told = story as Story;
  if (told.what !== "combat") return 0;
  return told.rounds.reduce((n, { fronts }) => n + fronts.fp.lost.length + fronts.shadow.lost.length, 0);
};
