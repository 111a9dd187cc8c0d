// Where a pack's map is not as the picture shows it.
import type { Point } from "./point";

export interface Redrawn {
  id: string;
  /** Joined though the picture parts them, or parted though it joins them. */
  how: "joined" | "parted";
  from: Point;
  to: Point;
}

const key = (pair: readonly [string, string]): string => [...pair].sort().join(" ");

/** What must be drawn over the picture, so that ways are where the table has them. */
export function redrawn(
  spots: ReadonlyMap<string, { at: Point }>,
  drawn: readonly (readonly [string, string])[],
  now: readonly (readonly [string, string])[],
): Redrawn[] {
  const [was, is] = [new Map(drawn.map((p) => [key(p), p])), new Map(now.map((p) => [key(p), p]))];
  const over = (how: Redrawn["how"], among: typeof was, others: typeof was): Redrawn[] =>
    [...among].flatMap(([id, [a, b]]) => {
      const [from, to] = [spots.get(a)?.at, spots.get(b)?.at];
      return others.has(id) || !from || !to ? [] : [{ id: `${how} ${id}`, how, from, to }];
    });
  return [...over("joined", is, was), ...over("parted", was, is)];
}

/** Every pair of places that are joined, once. */
export const pairs = (joins: Record<string, string[]>): [string, string][] =>
  Object.entries(joins).flatMap(([a, others]) => others.filter((b) => a < b).map((b): [string, string] => [a, b]));
