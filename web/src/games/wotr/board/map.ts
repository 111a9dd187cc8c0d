// The drawn map as the client uses it: outlines, places, who borders whom.
import type { Sheet } from "../../../lib/printed";
import { pair, type Point } from "../../../parts/point";
import { pairs, redrawn, type Redrawn } from "../../../parts/redrawn";
import type { Printed, RegionPrint } from "../../../shapes/wotr";

export type { Point };

/** The drawn map, as maps/wotr.mjs writes it. */
export interface Drawn {
  size: number[];
  mordor: number[][];
  borders: { pair: string[]; kind: string; points: number[] }[];
  regions: { id: string; settlement: string; at: number[]; town: number[] | null; label: number[]; ring: number[] }[];
}

export interface Region extends RegionPrint {
  id: string;
  /** Where armies stand, where the Settlement is drawn, where the name begins. */
  at: Point;
  town: Point | null;
  label: Point;
  d: string;
}

export interface Border {
  pair: [string, string];
  kind: "open" | "ridge" | "coast" | "edge";
  points: Point[];
}

export interface Part {
  id: string;
  regions: Region[];
  rim: string;
}

export let size: Point = [1, 1];
export let picture = "";
/** The steps of the Mordor Track. */
export let mordor: Point[] = [];
export let borders: Border[] = [];
export let rings = new Map<string, Point[][]>();
export let regions: Region[] = [];
export let regionOf = new Map<string, Region>();
/**
 * The parts of the map the game asks for where a destination is one of very many: their regions, and the line around
 * them.
 */
export let areas: Part[] = [];
/** Where a pack's borders are not as drawn. */
export let ways: Redrawn[] = [];

export function layMap({ facts, map, picture: drawn }: Sheet<Printed, Drawn>): void {
  picture = drawn;
  size = pair(map.size);
  mordor = map.mordor.map(pair);
  borders = map.borders.map((b) => ({
    pair: b.pair as [string, string],
    kind: b.kind as Border["kind"],
    points: Array.from({ length: b.points.length / 2 }, (_, i): Point => [
      b.points[2 * i] as number,
      b.points[2 * i + 1] as number,
    ]),
  }));
  rings = new Map(map.regions.map((r) => [r.id, outline(r.ring)]));
  regions = map.regions.flatMap(({ id, at, town, label }): Region[] => {
    const told = facts.regions[id];
    const runs = rings.get(id) ?? [];
    const start = runs[0]?.[0] ?? [0, 0];
    const d = `M${n(start[0])} ${n(start[1])}${runs.map(through).join("")}Z`;
    return told ? [{ ...told, id, at: pair(at), town: town && pair(town), label: pair(label), d }] : [];
  });
  regionOf = new Map(regions.map((r) => [r.id, r]));
  areas = [...new Set(regions.map((r) => r.area))].map((id) => {
    const own = regions.filter((r) => r.area === id);
    return { id, regions: own, rim: rim(new Set(own.map((r) => r.id))) };
  });
  const open = borders.filter((b) => b.kind === "open").map((b) => b.pair);
  ways = redrawn(regionOf, open, pairs(Object.fromEntries(regions.map((r) => [r.id, r.adjacent]))));
}

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

/** The line around a set of regions. */
export const rim = (held: ReadonlySet<string> | ReadonlyMap<string, unknown>): string =>
  borders
    .filter((b) => held.has(b.pair[0]) !== held.has(b.pair[1]))
    .map((b) => lineOf(b.points))
    .join("");
