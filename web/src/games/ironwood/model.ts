// What a table is drawn from: the game's view, and what is printed on its components.
import cards, { visions, type CardFact } from "virtual:ironwood-cards";
import type { IconName } from "../../lib/icon-names";
import { pair, type Point } from "../../parts/point";
import type { Side, View } from "../../shapes/ironwood";
import map from "./map.json";

export type { Side };
export type IronView = View;

export interface Card {
  id: string;
  side: Side;
  kind: "base" | "special" | "vision";
  damage: number;
  defence: number;
  dominance: number;
  markers: number;
  source: string;
  /** For solo play, and which are red. */
  icons: [string, boolean][];
  mountain: string;
  crystals: number;
}

const unknown: CardFact = ["woodwalkers", "special", 0, 0, 0, 0, "original", []];

export function cardOf(id: string): Card {
  const vision = visions[id];
  if (vision)
    return {
      id,
      side: "woodwalkers",
      kind: "vision",
      damage: 0,
      defence: 0,
      dominance: 0,
      markers: 0,
      source: vision[2],
      icons: [],
      mountain: vision[0],
      crystals: vision[1],
    };
  const [side, type, damage, defence, dominance, markers, source, icons] = cards[id] ?? unknown;
  return {
    id,
    side: side as Side,
    kind: type === "base" ? "base" : "special",
    damage,
    defence,
    dominance,
    markers,
    source,
    icons,
    mountain: "",
    crystals: 0,
  };
}

export const isCard = (id: string): boolean => id in cards || id in visions;

export const SIGN: Record<Side, { colour: string; icon: IconName }> = {
  woodwalkers: { colour: "#3f6b3a", icon: "deer-head" },
  ironclad: { colour: "#5d6b78", icon: "visored-helm" },
};

export const SOLO_ICON: Record<string, IconName> = {
  card: "card-draw",
  crystals: "crystal-cluster",
  drill: "drill",
  warband: "visored-helm",
  golem: "rock-golem",
  forge: "anvil",
  compass: "compass",
  hit: "sword-wound",
  shield: "shield",
  battle: "crossed-swords",
  arrows: "arrows-shield",
  eye: "third-eye",
  search: "magnifying-glass",
  cubes: "cubes",
  alert: "ringing-bell",
};

export interface Spot {
  id: string;
  kind: string;
  number: number;
  at: Point;
  d?: string;
}

export const forests = map.forests.map((f) => ({ ...f, at: pair(f.at) }));
export const mountains = map.mountains.map((m) => ({ ...m, at: pair(m.at) }));
export const spots = new Map<string, Spot>([...forests, ...mountains].map((s) => [s.id, s]));
export const size = pair(map.size);

export interface Slide {
  piece: "woodwalkers" | "ironclad" | "golem" | "drill" | "totem";
  n: number;
  from: Point;
  to: Point;
}

const trails = map.ridges.filter((r) => r.trail).map((r) => r.forests as [string, string]);
const ridges = map.ridges.map((r) => [r.a, r.b] as [string, string]);

/** Which pieces went where between two views of the same table: losses and gains matched along the paths. */
export function slides(before: IronView, after: IronView): Slide[] {
  const found: Slide[] = [];
  const match = (
    piece: Slide["piece"],
    paths: [string, string][],
    count: (v: IronView, place: string) => number,
  ): void => {
    const change = new Map<string, number>();
    for (const place of new Set(paths.flat())) change.set(place, count(after, place) - count(before, place));
    for (const [a, b] of paths)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as [string, string][]) {
        const n = Math.min(-(change.get(from) ?? 0), change.get(to) ?? 0);
        const [start, end] = [spots.get(from), spots.get(to)];
        if (n <= 0 || !start || !end) continue;
        change.set(from, (change.get(from) ?? 0) + n);
        change.set(to, (change.get(to) ?? 0) - n);
        found.push({ piece, n, from: start.at, to: end.at });
      }
  };
  match("woodwalkers", trails, (v, p) => v.forests[p]?.fighters ?? 0);
  match("totem", trails, (v, p) => (v.forests[p]?.charged ?? 0) + (v.forests[p]?.fading ?? 0));
  match("ironclad", ridges, (v, p) => v.mountains[p]?.fighters ?? 0);
  match("golem", ridges, (v, p) => v.mountains[p]?.golems ?? 0);
  match("drill", ridges, (v, p) => (v.drill.at === p ? 1 : 0));
  return found;
}
