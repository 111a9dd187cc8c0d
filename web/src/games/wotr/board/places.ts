// Where the pieces of a region stand, so that none hides another and names know what to avoid.
import { armiesAt, type Army, type CharacterId, type WotrView } from "../model";
import type { Box } from "./labels";
import { mordor, regions, type Point, type Region } from "./map";

export interface Standing {
  army: Army;
  besieged: boolean;
  x: number;
  y: number;
  scale: number;
}

export interface Token {
  who: CharacterId;
  x: number;
  y: number;
  r: number;
}

export interface Place {
  region: Region;
  stacks: Standing[];
  medals: Token[];
  /** What names must not cover. */
  boxes: Box[];
}

const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The pieces of one region; `grow` makes them larger against the map on a small screen. */
export function stand(v: WotrView, region: Region, grow: number): Place {
  const place: Place = { region, stacks: [], medals: [], boxes: [] };
  if (region.town) place.boxes.push(around(region.town[0], region.town[1] - 1, 25, 24));
  const found = armiesAt(v, region.id);
  const siege = found.some((f) => f.besieged);
  const outside = found.filter((f) => !f.besieged);
  const battle = outside.some((f) => f.army.units);
  let nth = 0;
  for (const { army, besieged } of found) {
    // the besieged stand on their Stronghold; of two sides in one region those without an army stand above the other's
    const shared = outside.length > 1 && !besieged;
    const scale = grow * (besieged || (shared && !army.units) ? 0.84 : 1);
    let [x, y]: Point = besieged ? (region.town ?? region.at) : region.at;
    if (siege && !besieged) x += 5;
    if (besieged) x -= 2;
    if (shared && battle) [x, y] = army.units ? [x, y + 5] : [x - (region.town ? 6 : 0), y - 16 * grow];
    else if (shared) x += (nth ? 14 : -14) * grow;
    if (!besieged) nth += 1;
    place.stacks.push({ army, besieged, x, y, scale });
    const body = army.units + army.nazgul > 0;
    army.characters.forEach((who, i) => {
      // beside the counter in two columns, or in a row where there is none
      const [dx, dy] = body
        ? [20 + Math.floor(i / 3) * 11, [-5, 7, 17][i % 3] ?? 0]
        : [(i - (army.characters.length - 1) / 2) * 15, 0];
      place.medals.push({ who, x: x + dx * scale, y: y + dy * scale, r: (body ? 8.5 : 10) * scale });
    });
    if (body)
      place.boxes.push(
        around(
          x,
          y + 1 * scale,
          38 * scale,
          (army.elite || army.leaders || (army.nazgul && army.units) ? 32 : 28) * scale,
        ),
      );
  }
  for (const m of place.medals) place.boxes.push(around(m.x, m.y, m.r * 2, m.r * 2));
  return place;
}

export const standAll = (v: WotrView, grow: number): Place[] => regions.map((r) => stand(v, r, grow));

/** The Fellowship: at the upper left of its region's pieces, or on the Mordor Track. */
export function fellowshipAt(
  v: WotrView,
  region: Region | undefined,
  grow: number,
): { x: number; y: number; r: number } | null {
  const r = 13.5 * grow;
  if (v.fellowship.mordor !== null) {
    const step = mordor[v.fellowship.mordor];
    return step ? { x: step[0], y: step[1], r } : null;
  }
  if (!region) return null;
  const [x, y] = region.at;
  if (!armiesAt(v, region.id).length) return { x, y, r };
  return region.town ? { x: region.town[0] - 20 * grow, y: region.town[1] - 7, r } : { x: x - 30 * grow, y: y - 3, r };
}
