// Areas of a drawn map, for tests that ask what lies where.

export type Point = [number, number];
/** The corners of a drawn area: where its strokes end. */
export const corners = (d: string): Point[] =>
  [...d.matchAll(/[MLC]([^MLCZ]+)/g)].map((m) => (m[1] as string).trim().split(/[ ,]+/).map(Number).slice(-2) as Point);
/** Whether a point lies in an area. */
export function inside([x, y]: Point, area: Point[]): boolean {
  let within = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [area[i] as Point, area[j] as Point];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}
