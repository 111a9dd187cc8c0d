// Where something may stand over the table: on the least of what it speaks of.

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS = 8; // places tried each way

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const way = (a: Box, b: Box): number =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

/**
 * The upper left corner for a thing of this size within the room. What it speaks of stays free; of the `rest`, which
 * may be wanted too, it covers as little as can be; and it stands near what it speaks of.
 */
export function clearing(
  room: Box,
  size: [number, number],
  spoken: readonly Box[],
  rest: readonly Box[],
): [number, number] {
  const [wide, high] = [Math.max(0, room.right - room.left - size[0]), Math.max(0, room.bottom - room.top - size[1])];
  let best: [number, number] = [room.left, room.top];
  let least = Infinity;
  for (let i = 0; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++) {
      const [left, top] = [room.left + (wide * i) / STEPS, room.top + (high * j) / STEPS];
      const box = { left, top, right: left + size[0], bottom: top + size[1] };
      const covered = spoken.reduce((sum, b) => sum + shared(box, b), 0) * 100;
      const beside = rest.reduce((sum, b) => sum + shared(box, b), 0);
      const far = spoken[0] ? way(box, spoken[0]) : 0;
      const cost = covered + beside + far;
      if (cost < least - 0.5) [best, least] = [[left, top], cost];
    }
  return best;
}
