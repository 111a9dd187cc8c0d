// What a table is drawn from: the game's view, and what is printed on its components.
import type { Line } from "../../lib/api";
import type { IconName } from "../../lib/icons";
import { pair, type Point } from "../../parts/point";
import { pairs, redrawn, type Redrawn } from "../../parts/redrawn";
import type { Tags } from "../../engrave/vignette";
import { tagsOf, type Sheet } from "../../lib/printed";
import type { CardPrint, March, Pieces, PlacePrint, Printed, Side, View } from "../../shapes/ironwood";

export type { Side };
export type IronView = View;

/** The drawn board, as maps/ironwood.mjs writes it. */
export interface Drawn {
  size: number[];
  mountains: { id: string; at: number[] }[];
  forests: { id: string; at: number[]; d: string }[];
  ridges: { a: string; b: string; forests: string[] }[];
}

export interface Card extends Omit<CardPrint, "kind"> {
  id: string;
  kind: CardPrint["kind"] | "vision";
  mountain: string;
  crystals: number;
}

let printed: Printed = { cards: {}, visions: {}, mountains: {}, forests: {}, pictures: {} };
const blank: CardPrint = {
  side: "woodwalkers",
  kind: "special",
  damage: 0,
  defence: 0,
  dominance: 0,
  markers: 0,
  icons: [],
  mark: "original",
};

export function cardOf(id: string): Card {
  const vision = printed.visions[id];
  if (vision) return { ...blank, id, kind: "vision", ...vision };
  return { id, ...(printed.cards[id] ?? blank), mountain: "", crystals: 0 };
}

/** The four tags of its picture, as the server checked them. */
export const pictureOf = (id: string): Tags | undefined => tagsOf(printed.pictures, id);
/** The cards of a side, of one kind or all. */
export const cardsOf = (side: Side, kind?: CardPrint["kind"]): string[] =>
  Object.entries(printed.cards)
    .filter(([, card]) => card.side === side && (!kind || card.kind === kind))
    .map(([id]) => id);
export const isForest = (id: string): boolean => id in printed.forests;
export const isCard = (id: string): boolean => id in printed.cards || id in printed.visions;

export const SIGN: Record<Side, { colour: string; icon: IconName }> = {
  woodwalkers: { colour: "var(--green)", icon: "deer-head" },
  ironclad: { colour: "var(--steel)", icon: "visored-helm" },
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

export interface Spot extends PlacePrint {
  id: string;
  at: Point;
  d?: string;
}

export let forests: Spot[] = [];
export let mountains: Spot[] = [];
export let spots = new Map<string, Spot>();
export let size: Point = [1, 1];
export let picture = "";
/** Where a pack's ridges and trails are not as drawn. */
export let ways: Redrawn[] = [];

const nowhere: PlacePrint = { kind: "inner", number: 0, joins: [], mark: "" };
const joins = (places: Record<string, PlacePrint>): [string, string][] =>
  pairs(Object.fromEntries(Object.entries(places).map(([id, place]) => [id, place.joins])));

export function lay(sheet: Sheet<Printed, Drawn>): void {
  const { facts, map } = sheet;
  const spot = (place: { id: string; at: number[]; d?: string }, from: Record<string, PlacePrint>): Spot => ({
    ...(from[place.id] ?? nowhere),
    ...place,
    at: pair(place.at),
  });
  printed = facts;
  picture = sheet.picture;
  size = pair(map.size);
  forests = map.forests.map((f) => spot(f, facts.forests));
  mountains = map.mountains.map((m) => spot(m, facts.mountains));
  spots = new Map([...forests, ...mountains].map((s) => [s.id, s]));
  ways = [
    ...redrawn(
      spots,
      map.ridges.map((r) => r.forests as [string, string]),
      joins(facts.forests),
    ),
    ...redrawn(
      spots,
      map.ridges.map((r): [string, string] => [r.a, r.b]),
      joins(facts.mountains),
    ),
  ];
}

export interface Slide {
  piece: keyof Pieces;
  n: number;
  from: Point;
  to: Point;
}

/** The pieces that went from place to place. */
export const slides = (lines: Line[]): Slide[] =>
  lines.flatMap((line) => {
    if (line.story?.["story"] !== "march") return [];
    const march = line.story as March;
    const [from, to] = [spots.get(march.from), spots.get(march.to)];
    if (!from || !to) return [];
    const pieces = Object.entries(march.pieces) as [keyof Pieces, number][];
    return pieces.map(([piece, n]) => ({ piece, n, from: from.at, to: to.at }));
  });
