// What moved and what is cried out, as lines of the log tell it. Figures go together, each character by itself.
import type { Line } from "../../../lib/api";
import type { CharacterId, Cry, Figures, March, Story } from "../../../shapes/wotr";
import { regionOf, type Point } from "./map";

export interface Slide {
  from: Point;
  to: Point;
  /** Figures, or one character, or the Fellowship. */
  figures: Figures;
  character: CharacterId | null;
  fellowship: boolean;
}

const marchIn = (line: Line): March | null => {
  const story = line.story as Story | null | undefined;
  return story?.what === "march" ? story : null;
};

export const slides = (lines: Line[]): Slide[] =>
  lines.flatMap((line) => {
    const march = marchIn(line);
    const [from, to] = [regionOf.get(march?.from ?? "")?.at, regionOf.get(march?.to ?? "")?.at];
    if (!march || !from || !to) return [];
    const nobody = { from, to, figures: {}, character: null, fellowship: false };
    return [
      ...(Object.keys(march.figures).length ? [{ ...nobody, figures: march.figures }] : []),
      ...march.characters.map((character) => ({ ...nobody, character })),
      ...(march.fellowship ? [{ ...nobody, fellowship: true }] : []),
    ];
  });

/** What a herald cries out over the map. */
export interface News extends Cry {
  at: Point;
}

export const news = (lines: Line[]): News[] =>
  lines.flatMap((line): News[] => {
    const story = line.story as Story | null | undefined;
    if (story?.what !== "siege" && story?.what !== "fall") return [];
    const at = regionOf.get(story.region)?.at;
    return at ? [{ ...story, at }] : [];
  });
