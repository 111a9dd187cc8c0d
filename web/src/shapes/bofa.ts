// Written by web/build/shapes.py from src/ravenhill/games/bofa/shapes.py: change it there.

export type Side = "fp" | "shadow";

export type Territory = "broken_lands" | "valley" | "eastern_bank" | "southern_spur";

/** what makes it six */
export type Hindrance = "fortification" | "slope" | "ford" | "card";

export type Leaving = "holds" | "retreat" | "rout";

export type Result = "destroyed" | "both" | "repelled" | "ceased" | "fog" | "retreat" | "rout";

/** A die of a combat. */
export type Die = {
  face: number;
  /** what it showed before it was rolled again */
  first: number;
  black: boolean;
  hit: boolean;
  /** it was rolled again */
  again: boolean;
};

/** What a roll is raised by, and the card that does it. */
export type Plus = {
  n: number;
  card: string;
};

/** One side in one round of a combat. */
export type Front = {
  area: string | null;
  beorn: boolean;
  /** at the beginning of the round */
  units: Record<string, number>;
  characters: string[];
  /** units on ground they like */
  favoured: number;
  cards: string[];
  /** how many dice it rolls */
  count: number;
  /** what they need */
  target: number;
  hindrance: Hindrance | null;
  plus: Plus[];
  plus_again: Plus[];
  /** how many misses it may roll again */
  rerolls: number;
  dice: Die[];
  hits: number;
  /** the unit whose card was played */
  ability: string | null;
  black_hit: boolean;
  /** the ability works */
  awake: boolean;
  damage: number;
  damage_fortification: number;
  lost: string[];
  gone: string[];
};

/** One round of a combat: who fights, and how it went. */
export type Round = {
  round: number;
  /** the attacking Army */
  fighting: string | null;
  fronts: Record<Side, Front>;
};

/** How the defender may leave at the end of the round, and where to. */
export type Ways = {
  how: "none" | "retreat" | "rout";
  to: string[];
  driven: boolean;
};

export type Combat = {
  what: "combat";
  attacker: Side;
  defender: Side;
  from: string[];
  target: string;
  /** who drew a card for terrain superiority */
  terrain: Side | null;
  /** the last one is being fought, or not yet begun (round 0) */
  rounds: Round[];
  result: Result | null;
  /** who has chosen a card in this round, be it still face down */
  chosen?: Side[];
  /** while both sides stand */
  leaving?: Ways;
  /** cards that wait for Regroup */
  used?: Record<Side, string[]>;
};

export type March = {
  what: "march";
  side: Side;
  from: string;
  to: string;
};

export type Story = Combat | March;

/** A region, goblin muster or pass where something lies. */
export type Area = {
  side: Side | null;
  units: Record<string, number>;
  damage: number;
  tokens_lead: number;
  leadership: number;
  strength: number;
  /** damage on it */
  fortification: number;
  control: boolean;
  recruitment: Record<string, number>;
  characters: string[];
};

export type Column = {
  side: Side;
  from: string;
  at: string;
  units: Record<string, number>;
  damage: number;
  leadership: number;
  characters: string[];
};

/** Tokens somebody has. */
export type Held = {
  kind: "rings" | "wrath" | "bodyguards" | "focus";
  n: number;
};

/** A character: where it is, its step on the Fate Track, its Activation token and others. */
export type Person = {
  side: Side;
  place: string;
  step: number;
  ready: boolean;
  active: boolean;
  troubled: boolean;
  tokens: Held | null;
};

/** B9.4.6, B9.4.7. From where a General's ability reaches how far, and whom it may strike there. */
export type Range = {
  kind: "blast" | "archery";
  general: string;
  area: string;
  over: string[];
  at: string[];
};

/** B11.6.2. Whether it is open, and how many units in its goblin muster open it. */
export type Pass = {
  open: boolean;
  opens_at: number;
};

/** A card on the table, and how many tokens or figures are left on it. */
export type Laid = {
  card: string;
  left: number;
};

/** Who comes next, and on which step. */
export type Newcomer = {
  character: string;
  step: number;
};

/** B8.15. Drawn tiles are open; what is left in the pool is known by counting. */
export type Fate = {
  marker: number;
  /** the step that ends the battle */
  last: number;
  next: Newcomer | null;
  pool: Record<string, number>;
  /** the tile the Shadow applies, or draws another */
  drawn: string | null;
  /** where it takes the marker */
  to: number | null;
  aside: string[];
  spent: string[];
};

/** How many cards somebody holds. */
export type Hand = {
  events: number;
  stories: number;
};

/** How many cards are left in the decks. */
export type Decks = {
  event: number;
  story_fp: number;
  story_shadow: number;
  fate: number;
};

/** How many cards lie face down on the piles; Fate cards lie open. */
export type Discards = {
  event: number;
  story_fp: number;
  story_shadow: number;
  fate: string[];
};

/** Everything a client needs to draw the table for one seat. */
export type View = {
  turn: number;
  phase: string;
  /** nobody while Generals are chosen */
  active: Side | null;
  points: number;
  /** points the Shadow needs */
  goal: number;
  areas: Record<string, Area>;
  columns: Column[];
  characters: Record<string, Person>;
  passes: Record<string, Pass>;
  ranges: Range[];
  fate: Fate;
  dice: Record<Side, string[]>;
  /** dice of this turn that are not yet rolled, or used */
  blank: Record<Side, number>;
  die: string | null;
  /** by territory, and in the Eyrie */
  eagles: Record<string, number>;
  bats: Record<string, number>;
  leadership_supply: Record<Side, number>;
  /** by group */
  tokens_unused: Record<Side, Record<string, number>>;
  table: Laid[];
  in_use: string | null;
  hand: string[];
  hands: Record<Side, Hand>;
  decks: Decks;
  discards: Discards;
  battle: Combat | null;
};

export type CardPrint = {
  deck: "event" | "story" | "fate" | "maneuver";
  type: string;
  side: Side | "";
  number: string;
  /** of a card that is a kind of unit's */
  unit: string;
  mark: string;
};

export type PersonPrint = {
  leadership: number;
  movement: number;
  abilities: string[];
  /** those of its abilities it has as a General */
  generals: string[];
  mark: string;
};

export type TilePrint = {
  value: number;
  icon: boolean;
  kind: string;
};

export type RegionPrint = {
  terrain: string;
  territory: Territory;
  settlement: boolean;
  defence: number;
  points: number;
  muster: boolean;
  mark: string;
};

export type SpecialPrint = {
  kind: "goblin_muster" | "mountain_pass" | "eyrie";
  leads: string | null;
};

export type BorderPrint = {
  a: string;
  b: string;
  kind: string;
  up: string | null;
};

export type Printed = {
  cards: Record<string, CardPrint>;
  people: Record<string, PersonPrint>;
  /** of abilities */
  marks: Record<string, string>;
  tiles: Record<string, TilePrint>;
  regions: Record<string, RegionPrint>;
  specials: Record<string, SpecialPrint>;
  borders: BorderPrint[];
  /** four tags each, by id */
  pictures: Record<string, string[]>;
};
