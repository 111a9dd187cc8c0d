// The battle that is being fought, or the last one the log tells of.
import type { Line } from "../../lib/api";
import type { BotTurn, Fight, View } from "../../shapes/ironwood";

export interface Shown {
  /** How many battles were told before it: its name. */
  id: number;
  fight: Fight;
  /** How many answers had been given when it was over. */
  ended: number;
  running: boolean;
}

const told = (log: Line[], what: "battle" | "turn"): Line[] => log.filter((line) => line.story?.["story"] === what);

export function lastFight(log: Line[], v: View): Shown | null {
  const stories = told(log, "battle");
  if (v.battle) return { id: stories.length, fight: v.battle, ended: 0, running: true };
  const last = stories.at(-1);
  if (!last) return null;
  return { id: stories.length - 1, fight: last.story as Fight, ended: last.at ?? 0, running: false };
}

/** The turn the automaton is taking, or its last one. */
export function lastTurn(log: Line[], v: View): BotTurn | null {
  return v.solo?.turn ?? ((told(log, "turn").at(-1)?.story ?? null) as BotTurn | null);
}
