// What every drawn board does: arrows from place to place, the keyboard's way over it, and pieces that slide.
import { untrack } from "svelte";
import type { Line } from "../lib/api";
import type { Choice } from "../lib/choice.svelte";
import { play, type Sound } from "../lib/sound";
import { prefs } from "../lib/prefs.svelte";
import type { Point } from "./point";

export type { Point };

/** How a place looks now, as class names. */
export function glow(choice: Choice, id: string): string {
  return `${choice.lit.has(id) ? "lit" : ""} ${choice.picked.includes(id) ? "picked" : ""} ${choice.pointed.has(id) ? "pointed" : ""}`;
}

/** A bent line from one place to another, clear of the pieces at both ends. */
export function arc(from: Point, to: Point, clear: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const along = (part: number): string => `${from[0] + dx * part} ${from[1] + dy * part}`;
  return `M${along(clear[0] / length)}Q${from[0] + dx / 2 - dy * 0.12} ${from[1] + dy / 2 + dx * 0.12} ${along(1 - clear[1] / length)}`;
}

/** Arrow keys go to the nearest place in that direction. */
export function walk(event: KeyboardEvent, places: ReadonlyMap<string, { at: Point }>): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = places.get((event.target as Element).getAttribute("data-thing") ?? "");
  if (!way || !from) return;
  event.preventDefault();
  const [x = 0, y = 0] = way;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, to] of places) {
    const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
    const ahead = dx * x + dy * y;
    const far = ahead + 2 * (Math.abs(dx * y) + Math.abs(dy * x));
    if (ahead > 8 && far < least) [best, least] = [id, far];
  }
  if (best) (event.currentTarget as Element).querySelector<SVGElement>(`[data-thing="${best}"]`)?.focus();
}

/** So many moves at once are no moves but a leap: to another moment of a replay, or back to a table left long ago. */
const LEAP = 16;

/** What is on its way from one place to another, each for a moment. */
export class Sliding<S> {
  now = $state.raw<(S & { key: number })[]>([]);
  private next = 1;
  private heard = -1; // answers that had been given at the last line; lines before it may still come

  /** `still`: shown to those too who want nothing to move. */
  constructor(private how: { time: number; sound: Sound; still?: boolean } = { time: 420, sound: "march" }) {}

  /** What new lines of the log tell, as `moves` finds it in them. */
  hear(log: Line[], moves: (lines: Line[]) => S[]): void {
    const at = log.at(-1)?.at ?? 0;
    const known = log.findLastIndex((line) => (line.at ?? 0) <= this.heard); // -1: lines lie between, a leap too
    const moved = known < 0 ? [] : moves(log.slice(known + 1));
    this.heard = at;
    if (moved.length <= LEAP) this.add(moved);
  }

  add(moved: S[]): void {
    if (!moved.length) return;
    play(this.how.sound);
    if (prefs.still && !this.how.still) return;
    const fresh = moved.map((s) => ({ ...s, key: this.next++ }));
    this.now = [...untrack(() => this.now), ...fresh];
    setTimeout(() => (this.now = this.now.filter((m) => !fresh.includes(m))), this.how.time);
  }
}
