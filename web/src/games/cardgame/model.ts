// What a table is drawn from: the game's view, and what is printed on its cards and locations.
import type { IconName } from "../../lib/icons";
import type { Tags } from "../../engrave/vignette";
import { tagsOf, type Sheet } from "../../lib/printed";
import type {
  CardPrint,
  Fight,
  LocationPrint,
  Part,
  Place,
  Player,
  Printed,
  Side,
  Stack,
  View,
} from "../../shapes/cardgame";
import type { CardIcon } from "./icon-names";

export type { CardPrint, LocationPrint, Part, Place, Player, Side, Stack };
export type CardView = View;

export const SIDES: readonly [Side, Side] = ["free_peoples", "shadow"];
export const other = (side: Side): Side => (side === "shadow" ? "free_peoples" : "shadow");

let printed: Printed = { cards: {}, locations: {}, pictures: {} };
export const lay = ({ facts }: Sheet<Printed>): void => void (printed = facts);

const unknown: CardPrint = {
  kind: "",
  side: "shadow",
  faction: "mordor",
  type: "event",
  attack: 0,
  defence: 0,
  lead_attack: 0,
  lead_defence: 0,
  paths: [],
  path: 0,
  stars: [],
  wielders: [],
  keywords: [],
  mark: "original",
};
const nowhere: LocationPrint = {
  side: "free_peoples",
  number: 0,
  defence: 0,
  points: 0,
  attackers: [],
  defenders: [],
  mark: "original",
};

export const cardOf = (id: string): CardPrint => printed.cards[id] ?? unknown;
export const locationOf = (id: string): LocationPrint => printed.locations[id] ?? nowhere;
/** The four tags of its picture, as the server checked them. */
export const pictureOf = (id: string): Tags | undefined => tagsOf(printed.pictures, id);
export const isCard = (id: string): boolean => id in printed.cards;
export const isLocation = (id: string): boolean => id in printed.locations;
/** Whether something printed on it is our own, or was guessed. */
export const ours = ({ mark }: { mark: string }): boolean => ["original", "recalled", "partly"].includes(mark);
export const isPath = (id: string): boolean => locationOf(id).number > 0;

export const FACTION: Record<string, { colour: string; icon: CardIcon }> = {
  dunedain: { colour: "var(--dunedain)", icon: "holy-oak" },
  dwarf: { colour: "var(--dwarf)", icon: "dwarf-helmet" },
  elf: { colour: "var(--elf)", icon: "linden-leaf" },
  hobbit: { colour: "var(--hobbit)", icon: "hobbit-door" },
  rohan: { colour: "var(--rohirrim)", icon: "horse-head" },
  wizard: { colour: "var(--wizard)", icon: "wizard-staff" },
  isengard: { colour: "var(--uruk)", icon: "hand" },
  monstrous: { colour: "var(--monstrous)", icon: "troll" },
  southron: { colour: "var(--southron)", icon: "elephant-head" },
  mordor: { colour: "var(--mordor)", icon: "burning-eye" },
};

export const TYPE: Record<CardPrint["type"], CardIcon> = {
  army: "swords-emblem",
  character: "cowled",
  item: "gem-pendant",
  event: "scroll-unfurled",
};

export const SIDE_COLOUR: Record<Side, string> = { free_peoples: "var(--blue)", shadow: "var(--red)" };

/** The sign of a player, for the bar of seats and the player's own place. */
export const SIGN: Record<string, { colour: string; icon: IconName }> = {
  frodo: { colour: "var(--green)", icon: "ring" },
  aragorn: { colour: "var(--blue)", icon: "crown" },
  gandalf: { colour: "var(--wizard)", icon: "wizard-staff" },
  witch_king: { colour: "var(--mordor)", icon: "black-knight-helm" },
  saruman: { colour: "var(--uruk-hi)", icon: "white-tower" },
  balrog: { colour: "var(--southron)", icon: "burning-embers" },
};

export const places = (v: CardView): Place[] => (v.path ? [...v.battlegrounds, v.path] : v.battlegrounds);

/** The side whose cards lie nearest to whoever looks: their own, for a spectator the Free Peoples. */
export const nearSide = (v: CardView, seat: number | null): Side =>
  v.players.find((p) => p.seat === seat)?.side ?? "free_peoples";

/** The players of the person looking, the one who is asked first. */
export function ownPlayers(v: CardView, asked: string | null): Player[] {
  const own = v.players.filter((p) => p.hand);
  return own.sort((a, b) => Number(b.id === asked) - Number(a.id === asked));
}

/** Everything of a view that lies face up somewhere and is drawn with it. */
export function cardsInSight(v: CardView): Set<string> {
  const found = new Set<string>();
  const stacks = [
    ...places(v).flatMap((p) => [...p.free_peoples, ...p.shadow]),
    ...v.players.flatMap((p) => p.reserve),
  ];
  for (const s of stacks) for (const id of [s.id, ...s.items.map((i) => i.id)]) found.add(id);
  for (const p of v.players) for (const id of p.hand ?? []) found.add(id);
  return found;
}

export interface Sum {
  total: number;
  parts: { id: string | null; kind: "card" | "lead" | "token" | "printed" | "text"; n: number; army?: string | null }[];
}

const ofCards = (parts: Part[]): Sum["parts"] =>
  parts.flatMap((p) => [
    ...(p.icons ? [{ id: p.id, kind: "card" as const, n: p.icons }] : []),
    ...(p.lead ? [{ id: p.id, kind: "lead" as const, n: p.lead, army: p.army }] : []),
  ]);

/** A place as it would be fought for now, or a combat as it was counted. */
type Counted = Pick<Fight, "attack" | "location_defence" | "sums">;

/** The attack: icons of the cards, leadership, tokens. */
export function attackOn({ attack, sums }: Counted): Sum {
  return { total: attack, parts: [...ofCards(sums.attack), ...one("token", sums.tokens)] };
}

/** What the place itself cancels: printed icons, tokens, texts that change it. */
export function wallOf({ location_defence, sums }: Counted, place: string): Sum {
  const texts = sums.wall.texts.map((t) => ({ id: t.id, kind: "text" as const, n: t.n }));
  const parts = [...one("printed", sums.wall.printed, place), ...one("token", sums.wall.tokens), ...texts];
  return { total: location_defence, parts };
}

/** All that stands against the attack. */
export function defenceOn(place: Place): Sum {
  const wall = wallOf(place, place.id);
  return { total: wall.total + place.cards_defence, parts: [...wall.parts, ...ofCards(place.sums.defence)] };
}

const one = (kind: "token" | "printed", n: number, id: string | null = null): Sum["parts"] =>
  n ? [{ id, kind, n }] : [];
