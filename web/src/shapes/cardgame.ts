// Written by web/build/shapes.py from src/ravenhill/games/cardgame/shapes.py: change it there.

export type Side = "free_peoples" | "shadow";

export type Winner = "free_peoples" | "shadow" | "nobody";

export type Stage = "settled" | "support" | "losses" | "agree" | "opponents";

export type Outcome = "quiet" | "holds" | "losses" | "falls" | "nobody";

/** A card, and whose it is. */
export type Owned = {
  id: string;
  player: string;
};

/** An army or character in play with what it wields, and its icons as they count now. */
export type Stack = {
  id: string;
  player: string;
  items: Owned[];
  /** in reserve: it came this round and may not move yet */
  fresh?: boolean;
  attack: number;
  defence: number;
  path: number;
  tokens: number;
};

/** What one card brings to a combat. */
export type Part = {
  id: string;
  icons: number;
  /** leadership, where an army supports the character */
  lead: number;
  army: string | null;
};

/** A card, and how many icons it gives or cancels. */
export type Counted = {
  id: string;
  n: number;
};

/** What the location itself cancels. */
export type Wall = {
  printed: number;
  tokens: number;
  texts: Counted[];
};

/** Where the icons of a combat come from. */
export type Sums = {
  attack: Part[];
  /** attack tokens that count */
  tokens: number;
  wall: Wall;
  defence: Part[];
};

/** How a combat would end if it came now, and how many icons that concerns. */
export type Forecast = {
  how: Outcome;
  n: number;
};

/** An active location with both sides' cards and the running arithmetic. */
export type Place = {
  id: string;
  free_peoples: Stack[];
  shadow: Stack[];
  attack_tokens: number;
  defence_tokens: number;
  /** out of the attackers' scoring area: its printed icons do not count */
  reclaimed: boolean;
  sums: Sums;
  attack: number;
  location_defence: number;
  cards_defence: number;
  forecast: Forecast;
  defender: Side;
};

/** A combat: in the view while it is fought, in the log when it is over. */
export type Fight = {
  location: string;
  defender: Side;
  /** what is chosen; settled: nothing */
  stage: Stage;
  attack: number;
  location_defence: number;
  sums: Sums;
  /** chosen or proposed, and what each cancels */
  lost: Counted[];
  /** attack icons nobody cancels, so far */
  rest: number;
  /** the player who is asked */
  chooser: string | null;
  /** with whom this player must agree */
  partner: string | null;
  /** None: it is not over */
  winner: Winner | null;
};

/** C5.1, C5.3. A player's cards; hand and piles are for their own person only. */
export type Player = {
  id: string;
  side: Side;
  seat: number;
  hand_count: number;
  /** None: an option hides how many */
  deck: number | null;
  cycle_count: number | null;
  eliminated_count: number | null;
  aside_count: number;
  reserve: Stack[];
  limit: number;
  /** whether the Ring token is ready; None: there is none */
  ring: boolean | null;
  hand?: string[];
  aside?: string[];
  cycle?: string[];
  eliminated?: string[];
  /** of the draw deck, where a card lets its owner see it */
  top?: string;
};

export type Score = {
  free_peoples: number;
  shadow: number;
};

/** Locations in the scoring areas, and those out of the game. */
export type Scored = {
  free_peoples: string[];
  shadow: string[];
  aside: string[];
  /** C9.1: what each counts in the area it lies in */
  points: Record<string, number>;
  /** those that lie face down: paths the Shadow took */
  down: string[];
};

/** Locations still in their decks. */
export type Waiting = {
  free_peoples: string[];
  shadow: string[];
  paths: string[];
};

/** What a seat may see. */
export type View = {
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
  score: Score;
  final_score: Score;
  corruption: number;
  scored: Scored;
  waiting: Waiting;
  playing: Owned[];
  events: string[];
  passed: string[];
  battle: Fight | null;
  /** where one's own cards could go now */
  reach: Record<string, string[]>;
};

/** A sentence, or a part of one, that may have such parts itself: an effect within an effect. */
export type Phrase = {
  key: string;
  args: Record<string, string | number | (string | number)[] | Phrase>;
};

/** C5.3. What is printed on a card. */
export type CardPrint = {
  /** the id of its record: copies of a card have the same */
  kind: string;
  side: Side;
  faction: string;
  type: "army" | "character" | "item" | "event";
  attack: number;
  defence: number;
  lead_attack: number;
  lead_defence: number;
  /** the numbers of the paths the character may go to */
  paths: number[];
  path: number;
  /** icons printed with a star: a text changes their number */
  stars: string[];
  /** characters that may wield the item, or "kind:which" */
  wielders: string[];
  /** printed in bold before the text: other texts speak of them */
  keywords: string[];
  mark: string;
};

export type LocationPrint = {
  side: Side;
  /** of a path; 0: a battleground */
  number: number;
  defence: number;
  points: number;
  attackers: string[];
  defenders: string[];
  mark: string;
};

export type Printed = {
  cards: Record<string, CardPrint>;
  locations: Record<string, LocationPrint>;
  /** four tags each, by id */
  pictures: Record<string, string[]>;
};
