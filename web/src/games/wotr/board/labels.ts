// Which names fit on the map at this zoom: the important ones first, none over another.
import { regions, type Point, type Region } from "./map";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Label {
  id: string;
  lines: string[];
  /** Middle of the first line's baseline. */
  x: number;
  y: number;
  size: number;
  settled: boolean;
}

/** A name in one, two or three lines of about the same length. */
export function lines(name: string, most = 11): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  const wanted = Math.min(words.length, name.length > 2 * most ? 3 : 2);
  let best = [name];
  let least = Infinity;
  const parts = (rest: string[], left: number): string[][] =>
    left === 1
      ? [[rest.join(" ")]]
      : rest
          .slice(0, rest.length - left + 1)
          .flatMap((_, i) =>
            parts(rest.slice(i + 1), left - 1).map((tail) => [rest.slice(0, i + 1).join(" "), ...tail]),
          );
  for (const way of parts(words, wanted)) {
    const long = Math.max(...way.map((l) => l.length));
    if (long < least) [best, least] = [way, long];
  }
  return best;
}

/** Letters in pixels: smaller on a small map, but never too small to read. */
export const letters = (scale: number): number => Math.max(10.6, Math.min(22, 6.5 + 6 * Math.sqrt(scale)));

/** A City or Stronghold has its region's name in larger letters (W3.7). */
const GREAT = 1.12;
const sizeOf = (r: Region, scale: number): number =>
  ((r.settlement === "city" || r.settlement === "stronghold" ? GREAT : 1) * letters(scale)) / scale;

const RANK: Record<Region["settlement"], number> = { stronghold: 4, city: 3, fortification: 2, town: 2, none: 0 };
const WIDTH = 0.46; // of a letter, in its height
const ASIDE = [0, -9, 9, -18, 18]; // how far a name may be moved to find room
const LEAD = 0.92;

export const boxOf = (label: Label): Box => {
  const w = Math.max(...label.lines.map((l) => l.length)) * label.size * WIDTH;
  return {
    x: label.x - w / 2,
    y: label.y - label.size * 0.72,
    w,
    h: label.size * (0.72 + LEAD * (label.lines.length - 1) + 0.12),
  };
};

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

export interface Wishes {
  scale: number;
  /** Names in the player's language. */
  name: (id: string) => string;
  /** Placed before all others: what can be chosen. */
  first: ReadonlySet<string>;
  /** What stands in a region, as boxes names must not cover. */
  pieces: ReadonlyMap<string, Box[]>;
}

export function layout({ scale, name, first, pieces }: Wishes): Label[] {
  const order = [...regions].sort(
    (a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || RANK[b.settlement] - RANK[a.settlement],
  );
  const taken: { id: string; box: Box }[] = [];
  for (const [id, boxes] of pieces) for (const box of boxes) taken.push({ id, box });
  const placed: Label[] = [];
  for (const r of order) {
    const own = pieces.get(r.id) ?? [];
    const size = sizeOf(r, scale);
    const split = lines(name(r.id));
    const tall = size * LEAD * (split.length - 1);
    const [below, above] = [Math.max(...own.map((b) => b.y + b.h)), Math.min(...own.map((b) => b.y))];
    const middle = r.label[1] - 16 + size * 0.3 - tall / 2;
    const heights = own.length ? [below + size * 0.76, above - size * 0.14 - tall] : [middle, middle + 10, middle - 10];
    const spots = heights.flatMap((y) => ASIDE.map((dx): Point => [r.label[0] + dx, y]));
    for (const [x, y] of spots) {
      const label = { id: r.id, lines: split, x, y, size, settled: r.settlement !== "none" };
      const box = boxOf(label);
      if (taken.some((t) => !apart(t.box, box))) continue;
      placed.push(label);
      taken.push({ id: r.id, box });
      break;
    }
  }
  return placed;
}

/** One name by itself, over whatever stands there. */
export function alone(r: Region, name: string, scale: number): Label {
  const size = sizeOf(r, scale);
  const split = lines(name);
  return { id: r.id, lines: split, x: r.label[0], y: r.label[1] + size * 0.5, size, settled: r.settlement !== "none" };
}
