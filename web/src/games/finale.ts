// How a game ends, for the eye: the scene for the way it was won, and the figures that matter.
import type { Scene } from "../engrave/scenes";

export interface Figure {
  n: number;
  /** What it counts, as a sentence that names the number too. */
  label: string;
}

export interface Finale {
  scene: Scene;
  /** The second colour of the scene. */
  tint: string;
  figures: Figure[];
}

/** What a game says of its end: by the view, the reason and the names of the seats that won. */
export type Finish<V> = (view: V, reason: string, winners: string[]) => Finale;

export const DAYLIGHT = "var(--honey)";
export const EMBERS = "var(--clay)";
