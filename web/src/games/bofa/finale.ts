// How the Battle of Five Armies ends.
import type { Scene } from "../../engrave/scenes";
import { words } from "../../lib/words.svelte";
import type { Story, View } from "../../shapes/bofa";
import { DAYLIGHT, EMBERS, type Finish } from "../finale";
import { GAME, u, type Side } from "./model";

const SCENES: Record<string, Scene> = {
  fate: "held",
  beorn: "beornComes",
  bolg: "crowned",
  gate: "stormed",
  points: "darkened",
};

export const finale: Finish<View> = (v, reason, winners) => {
  const dark = winners.includes("shadow");
  const standing = (side: Side): { n: number; label: string } => {
    const n = Object.values(v.areas)
      .filter((area) => area.side === side)
      .reduce((sum, { units }) => sum + Object.values(units).reduce((a, b) => a + b, 0), 0);
    return { n, label: `${words.seat(GAME, side)}: ${u("units-left", { n })}` };
  };
  return {
    scene: SCENES[reason] ?? (dark ? "stormed" : "mourned"),
    tint: dark ? EMBERS : DAYLIGHT,
    figures: [
      { n: v.turn, label: u("turn", { n: v.turn }) },
      { n: v.points, label: u("points", { n: v.points, goal: v.goal }) },
      { n: v.fate.marker, label: u("fate", { n: v.fate.marker, last: v.fate.last }) },
      standing("fp"),
      standing("shadow"),
    ],
  };
};

/** A combat weighs what both sides lost in it. */
export const weighs = (story: Record<string, unknown>): number => {
  const told = story as Story;
  if (told.what !== "combat") return 0;
  return told.rounds.reduce((n, { fronts }) => n + fronts.fp.lost.length + fronts.shadow.lost.length, 0);
};
