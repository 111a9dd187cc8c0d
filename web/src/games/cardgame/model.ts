// What the game's view holds (src/ravenhill/games/cardgame/view.py), and what is printed on its cards and locations.
import { cards, locations, type CardFact, type LocationFact } from "virtual:cardgame-facts";
import type { Seat } from "../../lib/api";
import type { IconName } from "../../lib/icon-names";
import type { CardIcon } from "./icon-names";

export type Side = "free_peoples" | "shadow";
export type { CardFact, LocationFact };

export interface Stack {
  id: string;
  player: string;
  items: { id: string; player: string }[];
  /** In reserve: whether it came this round and may not move yet. */
  fresh?: boolean;
  attack: number;
  defence: number;
  path: number;
  tokens: number;
}

export interface Part {
  id: string;
  icons: number;
  /** Leadership, where an army supports the character. */
  lead: number;
  army: string | null;
}

export interface Place {
  id: string;
  free_peoples: Stack[];
  shadow: Stack[];
  attack_tokens: number;
  defence_tokens: number;
  /** Taken back out of the attackers' scoring area: its printed icons do not count. */
  reclaimed: boolean;
  sums: { attack: Part[]; defence: Part[] };
  attack: number;
  location_defence: number;
  cards_defence: number;
  defender: Side;
}

export interface Player {
  id: string;
  side: Side;
  seat: number;
  hand_count: number;
  deck: number | null;
  cycle_count: number | null;
  eliminated_count: number | null;
  aside_count: number;
  reserve: Stack[];
  limit: number;
  /** null: there are no Ring tokens. */
  ring: boolean | null;
  hand?: string[];
  aside?: string[];
  cycle?: string[];
  eliminated?: string[];
  top?: string;
}

export interface Battle {
  location: string;
  defender: Side;
  /** Whether support is settled and the icons are counted. */
  counted: boolean;
  attack: number;
  location_defence: number;
  attackers: [string, number][];
  defenders: [string, number][];
  left: number;
  rest: number;
  lost: string[];
  support: [string, string][];
  proposals: number;
  speaker: string;
  partner: string | null;
}

export interface CardView {
  scenario: string;
  round: number;
  phase: string;
  slots: string[];
  start: number;
  turn: number | null;
  last_path: number;
  players: Player[];
  battlegrounds: Place[];
  path: Place | null;
  path_number: number;
  score: Record<Side, number>;
  final_score: Record<Side, number>;
  corruption: number;
  scored: Record<Side | "aside", string[]>;
  waiting: { free_peoples: string[]; shadow: string[]; paths: string[] };
  playing: { id: string; player: string }[];
  events: string[];
  passed: string[];
  battle: Battle | null;
  reach: Record<string, string[]>;
}

export const SIDES: readonly [Side, Side] = ["free_peoples", "shadow"];
export const other = (side: Side): Side => (side === "shadow" ? "free_peoples" : "shadow");

/** Copies of an army are told apart by a number behind the name. */
const kindOf = (id: string): string => (id in cards ? id : id.replace(/_\d+$/, ""));
const unknown: CardFact = {
  side: "shadow",
  faction: "mordor",
  type: "event",
  attack: 0,
  defence: 0,
  leadAttack: 0,
  leadDefence: 0,
  paths: [],
  path: 0,
  stars: [],
  wielders: [],
  keywords: [],
  source: "original",
  uncertain: true,
};
const nowhere: LocationFact = {
  side: "free_peoples",
  number: 0,
  defence: 0,
  points: 0,
  attackers: [],
  defenders: [],
  source: "original",
  uncertain: true,
};

export const cardOf = (id: string): CardFact => cards[kindOf(id)] ?? unknown;
export const nameOf = kindOf;
export const locationOf = (id: string): LocationFact => locations[id] ?? nowhere;
export const isCard = (id: string): boolean => kindOf(id) in cards;
export const isLocation = (id: string): boolean => id in locations;
export const isPath = (id: string): boolean => locationOf(id).number > 0;

export const FACTION: Record<string, { colour: string; icon: CardIcon }> = {
  dunedain: { colour: "#2b4a73", icon: "holy-oak" },
  dwarf: { colour: "#7a4a22", icon: "dwarf-helmet" },
  elf: { colour: "#23634f", icon: "linden-leaf" },
  hobbit: { colour: "#55691f", icon: "hobbit-door" },
  rohan: { colour: "#856314", icon: "horse-head" },
  wizard: { colour: "#5a6070", icon: "wizard-staff" },
  isengard: { colour: "#3a3a42", icon: "hand" },
  monstrous: { colour: "#5b3a5e", icon: "troll" },
  southron: { colour: "#9a4616", icon: "elephant-head" },
  mordor: { colour: "#7d2421", icon: "burning-eye" },
};

export const TYPE: Record<CardFact["type"], CardIcon> = {
  army: "swords-emblem",
  character: "cowled",
  item: "gem-pendant",
  event: "scroll-unfurled",
};

export const SIDE_COLOUR: Record<Side, string> = { free_peoples: "#2f5d8a", shadow: "#8f2d2a" };

/** The sign of a player, for the bar of seats and the player's own place. */
export const SIGN: Record<string, { colour: string; icon: IconName }> = {
  frodo: { colour: "#3f6b3a", icon: "ring" },
  aragorn: { colour: "#2f5d8a", icon: "crown" },
  gandalf: { colour: "#5a6070", icon: "wizard-staff" },
  witch_king: { colour: "#7d2421", icon: "black-knight-helm" },
  saruman: { colour: "#4a4450", icon: "white-tower" },
  balrog: { colour: "#8a3b12", icon: "burning-embers" },
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
const total = (parts: Sum["parts"]): number => parts.reduce((n, p) => n + p.n, 0);

/** C8. The attack on a place: icons of the cards, leadership, tokens. */
export function attackOn(place: Place): Sum {
  const parts = ofCards(place.sums.attack);
  const alone = !place.sums.attack.length && place.attack === 0; // an option lets tokens count only beside attackers
  if (place.attack_tokens && !alone) parts.push({ id: null, kind: "token", n: place.attack_tokens });
  return { total: total(parts), parts };
}

/** What the place itself cancels: printed icons, tokens, texts that change it. */
export function defenceOf(place: Place): Sum {
  const parts: Sum["parts"] = [];
  const printed = place.reclaimed ? 0 : locationOf(place.id).defence;
  if (printed) parts.push({ id: place.id, kind: "printed", n: printed });
  const tokens = Math.min(place.defence_tokens, place.location_defence - printed);
  if (tokens > 0) parts.push({ id: null, kind: "token", n: tokens });
  const rest = place.location_defence - printed - Math.max(0, tokens);
  if (rest) parts.push({ id: null, kind: "text", n: rest });
  return { total: place.location_defence, parts };
}

/** What the defenders' cards could cancel. */
export function defendersOf(place: Place): Sum {
  const parts = ofCards(place.sums.defence);
  return { total: total(parts), parts };
}

/** All that stands against the attack. */
export function defenceOn(place: Place): Sum {
  const [wall, cards] = [defenceOf(place), defendersOf(place)];
  return { total: wall.total + cards.total, parts: [...wall.parts, ...cards.parts] };
}

export type Forecast = "quiet" | "holds" | "losses" | "falls" | "nobody";

/** How a combat here would end if it came now, and how many icons that concerns. */
export function forecast(place: Place, duel: boolean): { how: Forecast; n: number } {
  const [attack, wall, cards] = [attackOn(place).total, defenceOf(place).total, defendersOf(place).total];
  const over = attack - wall;
  if (over > cards) return { how: "falls", n: over - cards };
  // C10.2.4: on a path of a Duel the defence must be higher than the attack
  if (duel && isPath(place.id) && wall + cards <= attack) return { how: "nobody", n: 0 };
  if (over > 0) return { how: "losses", n: over };
  return { how: attack ? "holds" : "quiet", n: 0 };
}

export const isDuel = (v: CardView): boolean => v.scenario.startsWith("duel");

/** Who is asked now, as far as everybody can see. */
export const askedPlayers = (v: CardView, seats: Seat[]): Player[] => v.players.filter((p) => seats[p.seat]?.to_move);
