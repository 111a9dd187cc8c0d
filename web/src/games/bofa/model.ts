// What is printed on the components of this game, and how its things are drawn.
import cards, { characters, sources, tiles, type CardFact } from "virtual:bofa-facts";
import type { Atom, Line, Option } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import { pair, type Point } from "../../parts/point";
import type { Area, March, Side, Story, Territory, View } from "../../shapes/bofa";
import type { BofaIcon } from "./icon-names";
import map from "./map.json";

export type { Area, Combat, Side, Territory, View } from "../../shapes/bofa";

export const GAME = "bofa";
/** A text of this game's own table. */
export const u = (key: string, args: Record<string, Atom> = {}): string =>
  words.say({ key: `bofa-ui-${key}`, args }, GAME);
export const name = (id: string): string => words.name(GAME, id);

// --- what is printed ---

export interface Card {
  id: string;
  deck: "event" | "story" | "fate" | "maneuver";
  type: string;
  side: Side | "";
  number: string;
  source: string;
  unit: string;
}

const unknown: CardFact = ["event", "", "", "", "original", ""];

export function cardOf(id: string): Card {
  const [deck, type, side, number, source, unit] = cards[id] ?? unknown;
  return { id, deck: deck as Card["deck"], type, side: side as Card["side"], number, source, unit };
}

/** The card of each kind of unit. */
export const unitCard = new Map(Object.keys(cards).map((id) => [cardOf(id).unit, id]));
export const isCard = (id: string): boolean => id in cards;
export const isUnit = (id: string): boolean => id in UNIT;
export const isPerson = (id: string): boolean => id in PERSON;
export const tileOf = (id: string): { value: number; icon: boolean; kind: string } => {
  const [value, icon, kind] = tiles[id] ?? [0, false, "common"];
  return { value, icon, kind };
};

/** An Event card has an order and a combat effect, each with its name and text. */
export function halves(id: string): { order: string; orderText: string; combat: string; combatText: string } | null {
  if (cardOf(id).deck !== "event") return null;
  const [order, orderText, combat, combatText] = ["order", "orders", "combat", "fights"].map((part) =>
    words.attribute(GAME, id, part),
  ) as [string, string, string, string];
  return { order, orderText, combat, combatText };
}

export const SIGN: Record<Side, { colour: string; icon: "white-tower" | "burning-eye" }> = {
  fp: { colour: "#2f5d8a", icon: "white-tower" },
  shadow: { colour: "#8f2d2a", icon: "burning-eye" },
};

/** Sign and colours of each kind of unit; nations by colour, kinds by sign. */
export const UNIT: Record<string, { icon: BofaIcon; face: string; ink: string }> = {
  dwarf_warriors: { icon: "battle-axe", face: "#e3b878", ink: "#3a2008" },
  dwarf_veterans: { icon: "dwarf-helmet", face: "#5f3a14", ink: "#f6d49a" },
  men_of_the_lake: { icon: "pointy-sword", face: "#c3d8ec", ink: "#12304d" },
  elven_archers: { icon: "bow-arrow", face: "#c4dca2", ink: "#1e3a12" },
  elven_spearmen: { icon: "spears", face: "#335c26", ink: "#dcefc2" },
  orcs: { icon: "orc-head", face: "#e0ab9a", ink: "#3d0f0c" },
  great_orcs: { icon: "warlord-helmet", face: "#3d2a2a", ink: "#f0b9a0" },
  goblins: { icon: "goblin-head", face: "#cfc687", ink: "#33300c" },
  wargs: { icon: "wolf-head", face: "#cbc4ba", ink: "#26221e" },
};
export const UNITS = Object.keys(UNIT);

export const PERSON: Record<string, { icon: BofaIcon; side: Side }> = {
  bard: { icon: "bowman", side: "fp" },
  dain: { icon: "dwarf-king", side: "fp" },
  gandalf: { icon: "wizard-face", side: "fp" },
  thranduil: { icon: "elf-helmet", side: "fp" },
  bilbo: { icon: "hood", side: "fp" },
  lord_of_the_eagles: { icon: "eagle-head", side: "fp" },
  beorn: { icon: "bear-head", side: "fp" },
  thorin: { icon: "dwarf-face", side: "fp" },
  bolg: { icon: "horned-skull", side: "shadow" },
};

export interface PersonFacts {
  leadership: number;
  movement: number;
  abilities: string[];
  /** What he can do as a General. */
  generals: string[];
}
export function personOf(id: string): PersonFacts {
  const [leadership, movement, abilities, generals] = characters[id] ?? [0, 0, [], []];
  return { leadership, movement, abilities, generals };
}
/** Where the card of a character, or an ability on it, comes from. */
export const sourceOf = (id: string): string => sources[id] ?? "original";
/** Short name of a character: "Gandalf" of "Gandalf the Grey"; a sentence takes its id. */
export const shortId = (id: string): string => (words.has(`bofa-ui-short-${id}`, GAME) ? `ui-short-${id}` : id);
export const shortName = (id: string): string => name(shortId(id));

export const FACE: Record<string, BofaIcon[]> = {
  character: ["sword-hilt"],
  army: ["knight-banner"],
  muster: ["hunting-horn"],
  event: ["scroll-unfurled"],
  muster_army: ["hunting-horn", "knight-banner"],
  eye: ["burning-eye"],
  will_of_the_west: ["polar-star"],
};

export const TERRAIN: Record<string, BofaIcon> = {
  hills: "hills",
  mountains: "mountains",
  plains: "high-grass",
  ruins: "ancient-ruins",
  marshes: "reed",
};
export const TERRITORIES: Territory[] = ["eastern_bank", "valley", "southern_spur", "broken_lands"];
export const LAND: Record<Territory, string> = {
  broken_lands: "#c9a227",
  valley: "#b04a3a",
  eastern_bank: "#3d6f9e",
  southern_spur: "#4d7d45",
};
export const GROUP: Record<string, { icon: BofaIcon; face: string; ink: string }> = {
  dwarves_and_men: { icon: "battle-axe", face: "#8a5a2b", ink: "#ffe9c4" },
  elves: { icon: "oak-leaf", face: "#44703a", ink: "#e9f5d9" },
  shadow: { icon: "burning-eye", face: "#6d1f1d", ink: "#ffd9a8" },
};

// --- the map ---

export interface Region {
  id: string;
  at: Point;
  d: string;
  terrain: string;
  territory: Territory;
  settlement: boolean;
  defence: number;
  points: number;
  muster: boolean;
  south: boolean;
}
export interface Special {
  id: string;
  kind: "goblin_muster" | "mountain_pass" | "eyrie";
  at: Point;
  leads: string | null;
}
export const regions = map.regions.map((r): Region => ({ ...r, at: pair(r.at), territory: r.territory as Territory }));
export const specials = map.specials.map((s): Special => ({ ...s, at: pair(s.at), kind: s.kind as Special["kind"] }));
export const size = pair(map.size);
export const mapWidth: number = map.width;
/** Where the sky over a territory is told, beside the map. */
export const SKY = { x: map.width + 3, y: 13, step: 43 };
export const skyAt = (territory: string): [number, number] => [
  SKY.x + 61,
  SKY.y + TERRITORIES.findIndex((k) => k === territory) * SKY.step + 20,
];
export const regionOf = new Map(regions.map((r) => [r.id, r]));
export const spots = new Map<string, { id: string; at: [number, number] }>(
  [...regions, ...specials].map((s) => [s.id, s]),
);
export const worth = regions.filter((r) => r.points > 0);
export const areaOf = (v: Pick<View, "areas">, id: string): Area =>
  v.areas[id] ?? {
    side: null,
    units: {},
    damage: 0,
    tokens_lead: 0,
    leadership: 0,
    strength: 0,
    fortification: 0,
    control: false,
    recruitment: {},
    characters: [],
  };
export const countOf = (list: Record<string, number>): number => Object.values(list).reduce((s, n) => s + n, 0);
/** How wide the block of one kind of unit is in a tray of so many kinds, and the whole tray. */
export const blockWidth = (kinds: number): number => (kinds > 3 ? 19 : 23);
export const trayWidth = (kinds: number): number => Math.max(1, kinds) * blockWidth(kinds) + 6;

/** The things of a kind the open options name, in their order. */
export const named = (options: Option[], fits: (id: string) => boolean, verbs?: string[]): string[] => [
  ...new Set(
    options.filter((o) => !verbs || verbs.includes(String(o[0]))).flatMap((o) => o.slice(1).map(String).filter(fits)),
  ),
];

export interface Slide {
  side: Side;
  from: Point;
  to: Point;
}

/** What a line of the log tells as data, if it is of this kind. */
export const told = <W extends Story["what"]>(line: Line, what: W): Extract<Story, { what: W }> | null =>
  line.story?.["what"] === what ? (line.story as Extract<Story, { what: W }>) : null;

/** The Armies that went one region further. */
export const slides = (lines: Line[]): Slide[] =>
  lines.flatMap((line) => {
    const march: March | null = told(line, "march");
    const [from, to] = [spots.get(march?.from ?? ""), spots.get(march?.to ?? "")];
    return march && from && to ? [{ side: march.side, from: from.at, to: to.at }] : [];
  });
