// The drawn map as the client uses it: outlines, places, who borders whom.
import { pair, type Point } from "../../../parts/point";
import type { Nation, Settlement, Side } from "../model";
import map from "./map.json";

export type { Point };

export interface Region {
  id: string;
  nation: Nation | "none";
  side: Side | "none";
  settlement: Settlement;
  /** Victory points for the enemy who takes it. */
  vp: number;
  adjacent: string[];
  /** Where armies stand, where the Settlement is drawn, where the name begins. */
  at: Point;
  town: Point | null;
  label: Point;
  /** The part of the map it belongs to, as the game asks for it. */
  area: string;
  d: string;
}

export interface Border {
  pair: [string, string];
  kind: "open" | "ridge" | "coast" | "edge";
  points: Point[];
}

export const size = pair(map.size);
/** The steps of the Mordor Track. */
export const mordor = map.mordor.map(pair);

export const borders: Border[] = map.borders.map((b) => ({
  pair: b.pair as [string, string],
  kind: b.kind as Border["kind"],
  points: Array.from({ length: b.points.length / 2 }, (_, i): Point => [
    b.points[2 * i] as number,
    b.points[2 * i + 1] as number,
  ]),
}));

const n = (v: number): string => String(Math.round(v * 10) / 10);

/** A smooth line through the points, as the map's pen draws it; without its first move. */
export function through(points: Point[]): string {
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  let d = "";
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

export const lineOf = (points: Point[]): string =>
  `M${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}${through(points)}`;

/** The borders around a region one after the other; a negative number is a border walked backwards. */
export const outline = (ring: number[]): Point[][] =>
  ring.map((i) => (i >= 0 ? borders[i]?.points : borders[~i]?.points.toReversed()) ?? []);

export const rings = new Map(map.regions.map((r) => [r.id, outline(r.ring)]));
export const regions: Region[] = map.regions.map(({ ring: _, ...r }) => {
  const runs = rings.get(r.id) ?? [];
  const start = runs[0]?.[0] ?? [0, 0];
  return {
    ...r,
    nation: r.nation as Region["nation"],
    side: r.side as Region["side"],
    settlement: r.settlement as Settlement,
    at: pair(r.at),
    town: r.town && pair(r.town),
    label: pair(r.label),
    d: `M${n(start[0])} ${n(start[1])}${runs.map(through).join("")}Z`,
  };
});
export const regionOf = new Map(regions.map((r) => [r.id, r]));
/** Every region within so many steps, with its distance. */
export function reach(from: string, steps: number): Map<string, number> {
  const far = new Map([[from, 0]]);
  for (const [here, d] of far)
    if (d < steps) for (const next of regionOf.get(here)?.adjacent ?? []) if (!far.has(next)) far.set(next, d + 1);
  return far;
}

/** The line around a set of regions. */
export const rim = (held: ReadonlySet<string> | ReadonlyMap<string, unknown>): string =>
  borders
    .filter((b) => held.has(b.pair[0]) !== held.has(b.pair[1]))
    .map((b) => lineOf(b.points))
    .join("");

/**
 * The parts of the map the game asks for where a destination is one of very many: their regions, and the line around
 * them.
 */
export const areas = [...new Set(regions.map((r) => r.area))].map((id) => {
  const own = regions.filter((r) => r.area === id);
  return { id, regions: own, rim: rim(new Set(own.map((r) => r.id))) };
});
