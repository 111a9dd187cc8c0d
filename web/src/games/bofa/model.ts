// What is printed on the components of this game, and how its things are drawn.
import type { Atom, Line, Option } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import type { Tags } from "../../engrave/vignette";
import { tagsOf, type Sheet } from "../../lib/printed";
import { pair, type Point } from "../../parts/point";
import { redrawn, type Redrawn } from "../../parts/redrawn";
import type {
  Area,
  CardPrint,
  March,
  PersonPrint,
  Printed,
  RegionPrint,
  Side,
  SpecialPrint,
  Story,
  Territory,
  TilePrint,
  View,
} from "../../shapes/bofa";
import type { Kin } from "../../parts/men";
import type { BofaIcon } from "./icon-names";

export type { Area, Combat, Side, Territory, View } from "../../shapes/bofa";

export const GAME = "bofa";
/** A text of this game's own table. */
export const u = (key: string, args: Record<string, Atom> = {}): string =>
  words.say({ key: `bofa-ui-${key}`, args }, GAME);
export const name = (id: string): string => words.name(GAME, id);

// --- what is printed ---

export interface Card extends CardPrint {
  id: string;
}

let printed: Printed = {
  cards: {},
  people: {},
  marks: {},
  tiles: {},
  regions: {},
  specials: {},
  borders: [],
  pictures: {},
};
const blank: CardPrint = { deck: "event", type: "", side: "", number: "", unit: "", mark: "original" };

export const cardOf = (id: string): Card => ({ id, ...(printed.cards[id] ?? blank) });
/** The card of each kind of unit. */
export let unitCard = new Map<string, string>();
/** The four tags of its picture, as the server checked them. */
export const pictureOf = (id: string): Tags | undefined => tagsOf(printed.pictures, id);
export const isCard = (id: string): boolean => id in printed.cards;
export const isUnit = (id: string): boolean => id in UNIT;
export const isPerson = (id: string): boolean => id in PERSON;
export const tileOf = (id: string): TilePrint => printed.tiles[id] ?? { value: 0, icon: false, kind: "common" };

/** An Event card has an order and a combat effect, each with its name and text. */
export function halves(id: string): { order: string; orderText: string; combat: string; combatText: string } | null {
  if (cardOf(id).deck !== "event") return null;
  const [order, orderText, combat, combatText] = ["order", "orders", "combat", "fights"].map((part) =>
    words.attribute(GAME, id, part),
  ) as [string, string, string, string];
  return { order, orderText, combat, combatText };
}

export const SIGN: Record<Side, { colour: string; icon: "white-tower" | "burning-eye" }> = {
  fp: { colour: "var(--blue)", icon: "white-tower" },
  shadow: { colour: "var(--red)", icon: "burning-eye" },
};

/** Who stands on the plate of each kind of unit, its sign and colours; the best of a people wear a plume. */
export const UNIT: Record<string, { icon: BofaIcon; face: string; ink: string; kin: Kin; plumed?: true }> = {
  dwarf_warriors: { icon: "battle-axe", face: "var(--dwarf-warriors)", ink: "var(--dwarf-warriors-ink)", kin: "dwarf" },
  dwarf_veterans: {
    icon: "dwarf-helmet",
    face: "var(--dwarf-veterans)",
    ink: "var(--dwarf-veterans-ink)",
    kin: "dwarf",
    plumed: true,
  },
  men_of_the_lake: {
    icon: "pointy-sword",
    face: "var(--men-of-the-lake)",
    ink: "var(--men-of-the-lake-ink)",
    kin: "man",
  },
  elven_archers: { icon: "bow-arrow", face: "var(--elven-archers)", ink: "var(--elven-archers-ink)", kin: "elf" },
  elven_spearmen: {
    icon: "spears",
    face: "var(--elven-spearmen)",
    ink: "var(--elven-spearmen-ink)",
    kin: "elf",
    plumed: true,
  },
  orcs: { icon: "orc-head", face: "var(--orcs)", ink: "var(--orcs-ink)", kin: "orc" },
  great_orcs: {
    icon: "warlord-helmet",
    face: "var(--great-orcs)",
    ink: "var(--great-orcs-ink)",
    kin: "orc",
    plumed: true,
  },
  goblins: { icon: "goblin-head", face: "var(--goblins)", ink: "var(--goblins-ink)", kin: "goblin" },
  wargs: { icon: "wolf-head", face: "var(--wargs)", ink: "var(--wargs-ink)", kin: "wolf" },
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

export const personOf = (id: string): PersonPrint =>
  printed.people[id] ?? { leadership: 0, movement: 0, abilities: [], generals: [], mark: "original" };
/** Where the card of a character, or an ability on it, comes from. */
export const sourceOf = (id: string): string => printed.people[id]?.mark ?? printed.marks[id] ?? "original";
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
  broken_lands: "var(--broken-lands)",
  valley: "var(--valley)",
  eastern_bank: "var(--eastern-bank)",
  southern_spur: "var(--southern-spur)",
};
export const GROUP: Record<string, { icon: BofaIcon; face: string; ink: string }> = {
  dwarves_and_men: { icon: "battle-axe", face: "var(--dwarf)", ink: "var(--cream)" },
  elves: { icon: "oak-leaf", face: "var(--green)", ink: "var(--cream)" },
  shadow: { icon: "burning-eye", face: "var(--red-lo)", ink: "var(--peach)" },
};

// --- the map ---

/** The drawn board, as maps/bofa.mjs writes it. */
export interface Drawn {
  size: number[];
  width: number;
  regions: { id: string; at: number[]; d: string; settlement: boolean }[];
  specials: { id: string; at: number[] }[];
  borders: { a: string; b: string; kind: string; up: string | null }[];
}
export interface Region extends RegionPrint {
  id: string;
  at: Point;
  d: string;
}
export interface Special extends SpecialPrint {
  id: string;
  at: Point;
}
export let regions: Region[] = [];
export let specials: Special[] = [];
export let size: Point = [1, 1];
export let picture = "";
export let mapWidth = 1;
/** Where the sky over a territory is told, beside the map. */
export let SKY = { x: 0, y: 13, step: 43 };
export const skyAt = (territory: string): [number, number] => [
  SKY.x + 61,
  SKY.y + TERRITORIES.findIndex((k) => k === territory) * SKY.step + 20,
];
export let regionOf = new Map<string, Region>();
export let spots = new Map<string, { id: string; at: Point }>();
export let worth: Region[] = [];
/** Where a pack's borders are not as drawn. */
export let ways: Redrawn[] = [];

export function lay(sheet: Sheet<Printed, Drawn>): void {
  const { facts, map } = sheet;
  printed = facts;
  picture = sheet.picture;
  unitCard = new Map(Object.entries(facts.cards).map(([id, card]) => [card.unit, id]));
  size = pair(map.size);
  mapWidth = map.width;
  SKY = { ...SKY, x: map.width + 3 };
  regions = map.regions.flatMap(({ id, at, d }): Region[] => {
    const told = facts.regions[id];
    return told ? [{ ...told, id, at: pair(at), d }] : [];
  });
  specials = map.specials.flatMap(({ id, at }): Special[] => {
    const told = facts.specials[id];
    return told ? [{ ...told, id, at: pair(at) }] : [];
  });
  regionOf = new Map(regions.map((r) => [r.id, r]));
  spots = new Map([...regions, ...specials].map((s) => [s.id, s]));
  worth = regions.filter((r) => r.points > 0);
  const open = (borders: Drawn["borders"]): [string, string][] =>
    borders.filter((b) => b.kind !== "river").map((b) => [b.a, b.b]);
  ways = redrawn(spots, open(map.borders), open(facts.borders));
}
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
/** How wide a plate is for one of so many kinds of units, and the whole plate; one kind has room for three figures. */
export const shareWidth = (kinds: number): number => (kinds < 2 ? 38 : kinds > 3 ? 20 : 23);
export const plateWidth = (kinds: number): number => Math.max(1, kinds) * shareWidth(kinds) + 4;
/** How high over the middle of its plate the characters with an Army are shown. */
export const OVER = -40;

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
