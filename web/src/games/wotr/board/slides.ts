// What moved, as lines of the log tell it: figures together, each character and the Fellowship by themselves.
import type { Line } from "../../../lib/api";
import type { CharacterId, Figures, March, Region, Story } from "../../../shapes/wotr";
import type { WotrView } from "../model";
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
export interface News {
  region: string;
  at: Point;
  what: "siege" | "fall";
}

/** Strongholds that are besieged since, and Settlements that have changed hands. */
export function news(before: WotrView, after: WotrView): News[] {
  return Object.entries(after.regions).flatMap(([region, now]): News[] => {
    const [was, place] = [before.regions[region], regionOf.get(region)];
    if (!place) return [];
    const shut = (held: Region | undefined): boolean => Object.values(held?.besieged ?? {}).some((n) => n > 0);
    if (now.control && was?.control !== now.control) return [{ region, at: place.at, what: "fall" }];
    return shut(now) && !shut(was) ? [{ region, at: place.at, what: "siege" }] : [];
  });
}
