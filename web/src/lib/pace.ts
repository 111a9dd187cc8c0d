// How long a moment of the other side stays on the table before the next one is shown.
import type { Line } from "./api";

const FIRST = 700; // milliseconds to see where it happened
const EACH = 400; // for every further sentence
const STORY = 500; // an army on its way, dice that tumble, a fight that ends
const LONGEST = 2400;
const LEAST = 220;
const TURN = 7000; // a long turn is told faster: all that waits in about so long

/** `lines`: what it told; `left`: how many more moments wait. A moment without words takes no time. */
export function pause(lines: readonly Line[], left: number): number {
  if (!lines.length) return 0;
  const wanted = FIRST + EACH * (lines.length - 1) + (lines.some((line) => line.story) ? STORY : 0);
  return Math.max(LEAST, Math.min(wanted, LONGEST, left ? TURN / left : Infinity));
}
