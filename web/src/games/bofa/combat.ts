// The combat that is being fought, or the last one the log tells of; and what its panel says of a side.
import type { Line } from "../../lib/api";
import type { Combat, Front, Side, View } from "../../shapes/bofa";
import { areaOf, told, type Area } from "./model";

export interface Shown {
  combat: Combat;
  /** How many answers had been given when its end was told: its name, the same for every seat; -1 before. */
  ended: number;
}

export function lastCombat(log: Line[], v: Pick<View, "battle">): Shown | null {
  if (v.battle) return { combat: v.battle, ended: -1 };
  const line = log.findLast((l) => told(l, "combat"));
  const combat = line ? told(line, "combat") : null;
  return line && combat ? { combat, ended: line.at } : null;
}

/** What lies in the place of a card: nothing chosen yet, a card face down, or none; Beorn plays no card. */
export function cardPlace(c: Combat, side: Side, front: Pick<Front, "beorn">): string {
  if (front.beorn) return "bear-no-card";
  return c.chosen?.includes(side) ? "card-secret" : c.chosen && !c.result ? "card-open" : "card-none";
}

/** The Army as it stands now; null where it is gone, and of a combat whose end is told. */
export function standing(v: Pick<View, "areas">, c: Combat, side: Side, front: Pick<Front, "area">): Area | null {
  if (!c.chosen || c.result || !front.area) return null;
  const area = areaOf(v, front.area);
  return area.side === side ? area : null;
}

/** How many units of this kind the side has lost in the round. */
export const lostOf = (front: Pick<Front, "lost">, unit: string): number => front.lost.filter((k) => k === unit).length;
