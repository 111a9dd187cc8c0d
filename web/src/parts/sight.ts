// How the drawing must lie so that what matters now is in its window.
import type { Point } from "./point";

export type { Point };

export interface Lie {
  /** Screen pixels per unit of the drawing. */
  k: number;
  /** The point of the drawing in the middle of the window. */
  middle: Point;
}

/** How near to the edge of the window something still counts as seen, in screen pixels. */
export const MARGIN: Point = [34, 34];

/** The same for an Army that is to be seen whole: it stands on its point, with its count beside it. */
export const ARMY: Point = [54, 42];

/** The same where there is room: the region it stands in is seen too. */
export const WIDE: Point = [80, 66];

const within = (p: Point, lie: Lie, window: Point, margin: Point): boolean =>
  ([0, 1] as const).every((i) => Math.abs((p[i] - lie.middle[i]) * lie.k) <= window[i] / 2 - margin[i] + 0.5);

/** How far to scroll a column to show as many of these (`top`, `bottom`) as it can, moving no more than it must. */
export function scrolled(boxes: Point[], [top, bottom]: Point): number {
  const seen = (by: number): number => boxes.filter(([t, b]) => t - by >= top - 2 && b - by <= bottom + 2).length;
  return [0, ...boxes.flatMap(([t, b]) => [t - top, b - bottom])].reduce((best, by) => {
    const gain = seen(by) - seen(best);
    return gain > 0 || (gain === 0 && Math.abs(by) < Math.abs(best)) ? by : best;
  });
}

/**
 * Where the drawing goes so that all these points are seen; null: it can stay. It moves no further than it must, and
 * becomes smaller than now only if the points would not fit otherwise, never smaller than `least`.
 * `some`: it is enough that one of them is in sight.
 */
export function reach(
  points: Point[],
  now: Lie,
  window: Point,
  least: number,
  some: boolean,
  margin = MARGIN,
): Lie | null {
  const seen = points.filter((p) => within(p, now, window, margin)).length;
  if (!points.length || seen === points.length || (some && seen > 0)) return null;
  const span = [0, 1].map((i) => {
    const all = points.map((p) => p[i] as number);
    return [Math.min(...all), Math.max(...all)] as Point;
  }) as [Point, Point];
  const room = [0, 1].map((i) => Math.max(1, (window[i] as number) - 2 * (margin[i] as number))) as Point;
  const k = Math.max(
    Math.min(least, now.k),
    Math.min(
      now.k,
      ...[0, 1].map((i) => (room[i] as number) / Math.max(1e-6, (span[i] as Point)[1] - (span[i] as Point)[0])),
    ),
  );
  const middle = [0, 1].map((i) => {
    const [low, high] = span[i] as Point;
    const half = (room[i] as number) / 2 / k;
    // from where every point is within the window; the middle of them where that can not be
    return high - low > 2 * half
      ? (low + high) / 2
      : Math.min(low + half, Math.max(high - half, now.middle[i] as number));
  }) as Point;
  return { k, middle };
}
