// Written by web/build/shapes.py from src/ravenhill/games/ironwood/shapes.py: change it there.

export type Side = "woodwalkers" | "ironclad";

export type SiteName = "empty" | "foundation" | "forge";

export type Adds = "card" | "attack" | "effect" | "golems" | "forge" | "units" | "stance" | "spirits";

/** nothing: it brought a crystal; left: red, and not played so */
export type IconState = "open" | "done" | "nothing" | "left";

export type What = "stance" | "flow" | "step" | "card" | "icon" | "choice" | "tied" | "die" | "none" | "act";

/** A sentence: a key of the locale and what it names. */
export type Said = {
  key: string;
  args: Record<string, string | number | (string | number)[]>;
};

/** A sentence, or a part of one, that may have such parts itself: an effect within an effect. */
export type Phrase = {
  key: string;
  args: Record<string, string | number | (string | number)[] | Phrase>;
};

export type Forest = {
  fighters: number;
  charged: number;
  fading: number;
  marks: number;
};

export type Mountain = {
  fighters: number;
  golems: number;
  site: SiteName;
  drill: boolean;
  marks: number;
  marked: boolean;
};

export type Drill = {
  at: string;
  track: number;
  /** what each step of the track brings into the Cargo */
  steps: number[];
  cargo: number;
};

/** Totems secured or forges built, and how many win. */
export type Goal = {
  n: number;
  of: number;
};

export type Supply = {
  crystals: number;
  markers: number;
  woodwalkers: number;
  ironclad: number;
  golems: number;
  totems: number;
};

export type Lingers = {
  card: string;
  markers: number;
};

export type SideBoard = {
  crystals: number;
  hand: number;
  deck: number;
  /** the pile as far as it may be looked through */
  discard: string[];
  discards: number;
  played: string[][];
  aside: string[];
  lingering: Lingers[];
  top_known?: string[];
  under_known?: string[];
  hand_known?: string[];
};

export type Visions = {
  hand: number;
  deck: number;
  discovered: string[];
  discard: number;
  own?: string[];
  discard_known?: string[];
  deck_known?: string[];
  hand_known?: string[];
  top_known?: string[];
  under_known?: string[];
};

/** I9.10. What holds this round, and the card it comes from (None: of an earlier version). */
export type Bonus = {
  side: Side;
  card: string | null;
  damage: number;
  defence: number;
  dominance: number;
  defender_only: boolean;
};

export type Banned = {
  what: number;
  place: string | null;
};

export type Wager = {
  state: "open" | "none" | "hidden" | "card";
  card?: string;
};

/** What one thing adds to a value: the wagered card, the attack itself, an effect (each with its card), units ... */
export type Part = {
  what: Adds;
  card: string | null;
  n: number;
};

export type Value = {
  parts: Part[];
  total: number;
};

/** I9.6, I9.8. Damage and defence when the wagers are turned up, dominance where it decides; None: not counted. */
export type Values = {
  damage: Value | null;
  defence: Value | null;
  dominance: Value | null;
};

export type Lost = {
  fighters: number;
  golems: number;
};

export type Fight = {
  story: "battle";
  attacker: Side;
  /** the card by which it is fought */
  card: string | null;
  /** where the Woodwalkers stand */
  forest: string;
  /** where the Ironclad stand */
  mountain: string;
  combat: boolean;
  revealed: boolean;
  /** how many began it */
  units: Record<Side, number>;
  wagers: Record<Side, Wager>;
  values: Record<Side, Values>;
  /** what each side deals */
  damage: Record<Side, number>;
  lost: Record<Side, Lost> | null;
  winner: Side | "nobody" | null;
  /** where the beaten were sent */
  retreat: string | null;
  plundered: boolean;
  drill_lost: boolean;
};

/** How many of each kind. */
export type Pieces = {
  woodwalkers?: number;
  ironclad?: number;
  golem?: number;
  drill?: number;
  totem?: number;
};

export type March = {
  story: "march";
  from: string;
  to: string;
  pieces: Pieces;
};

export type BotIcon = {
  icon: string;
  red: boolean;
  state: IconState;
};

/** What it looked at, decided or did, in its order. */
export type BotStep = {
  what: What;
  said: Said;
};

export type BotTurn = {
  story: "turn";
  bot: "ironbot" | "woodbot";
  stance: string;
  /** the flow card as the turn began */
  exhausted: boolean;
  cards: string[];
  icons: BotIcon[];
  steps: BotStep[];
};

export type Solo = {
  bot: "ironbot" | "woodbot";
  stance: string;
  exhausted: boolean;
  spirits: number;
  hand: number;
  turn: BotTurn | null;
  /** you can no longer win (I1.9) */
  out_of_reach: boolean;
};

export type View = {
  round: number;
  phase: string;
  /** turns taken by both sides together */
  turn: number;
  /** of each side in a round */
  turns: number;
  active: Side | null;
  forests: Record<string, Forest>;
  mountains: Record<string, Mountain>;
  drill: Drill;
  supply: Supply;
  goals: Record<Side, Goal>;
  forge_tokens: number;
  sides: Record<Side, SideBoard>;
  visions: Visions;
  bonuses: Bonus[];
  prohibitions: Banned[];
  battle: Fight | null;
  solo: Solo | null;
  hand?: string[];
};

export type CardPrint = {
  side: Side;
  kind: "base" | "special";
  damage: number;
  defence: number;
  dominance: number;
  /** when it lingers */
  markers: number;
  /** for solo play, and which are red */
  icons: [string, boolean][];
  mark: string;
};

export type VisionPrint = {
  mountain: string;
  crystals: number;
  mark: string;
};

export type PlacePrint = {
  kind: "capital" | "inner" | "outer";
  number: number;
  /** over its ridges or along its trails */
  joins: string[];
  mark: string;
};

export type Printed = {
  cards: Record<string, CardPrint>;
  visions: Record<string, VisionPrint>;
  mountains: Record<string, PlacePrint>;
  forests: Record<string, PlacePrint>;
  /** four tags each, by id */
  pictures: Record<string, string[]>;
};
