// What every drawn board does: arrows from place to place, the keyboard's way over it, and pieces that slide.
import { untrack } from "svelte";
import type { Choice } from "../lib/choice.svelte";
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

/** What is on its way from one place to another, each for a moment. */
export class Sliding<S> {
  now = $state.raw<(S & { key: number })[]>([]);
  private next = 1;

  add(moved: S[]): void {
    if (!moved.length || prefs.still) return;
    const fresh = moved.map((s) => ({ ...s, key: this.next++ }));
    this.now = [...untrack(() => this.now), ...fresh];
    setTimeout(() => (this.now = this.now.filter((m) => !fresh.includes(m))), 420);
  }
}
