// Written by web/build/shapes.py from src/ravenhill/games/wotr/shapes.py: change it there.

export type Side = "fp" | "shadow";

export type Nation = "dwarves" | "elves" | "gondor" | "north" | "rohan" | "isengard" | "sauron" | "southrons";

export type CharacterId =
  | "gandalf_grey"
  | "strider"
  | "boromir"
  | "legolas"
  | "gimli"
  | "meriadoc"
  | "peregrin"
  | "aragorn"
  | "gandalf_white"
  | "gollum"
  | "saruman"
  | "witch_king"
  | "mouth_of_sauron";

export type Deck = "fp_character" | "fp_strategy" | "sh_character" | "sh_strategy";

/** counts by kind: "gondor_regular", "rohan_leader", "nazgul" */
export type Figures = Record<string, number>;

/** A message to be said in any language. */
export type Said = {
  key: string;
  args: Record<string, string | number | (string | number)[]>;
};

/** Dice of one side, and which of them hit. */
export type Roll = {
  dice: number[];
  counts: boolean[];
  need: number;
  /** to each die */
  add: number;
  hits: number;
};

/** Figures or a Character lost, or Elites reduced. */
export type Loss = {
  who: string;
  n: number;
  reduced: boolean;
};

export type BattleKind = "field" | "siege" | "sortie";

/** What a side brings to a Combat roll, and where each part comes from. */
export type Force = {
  units: number;
  /** each a die more */
  captains: CharacterId[];
  /** no more than these may roll */
  most: number | null;
  dice: number;
  /** dice fewer because of those inside the Stronghold that is being relieved */
  relieved: number;
  /** Leadership by kind of figure and Character */
  leads: Record<string, number>;
  /** he takes the Leadership of the Nazgûl away */
  white_rider: boolean;
  leadership: number;
  to_hit: number;
  /** why it needs more than usual */
  walls: BattleKind | null;
};

/** One side in one round. */
export type Part = {
  card: string | null;
  /** as it was at the roll */
  force: Force | null;
  roll: Roll | null;
  reroll: Roll | null;
  /** attacks by cards */
  extra: Roll[];
  losses: Loss[];
};

export type Changed = "roll" | "reroll" | "dice" | "most" | "no-reroll" | "leadership" | "cancelled" | "hits";

/** What a Combat card has changed, and for whom. */
export type Change = {
  card: string;
  side: Side;
  what: Changed;
  n: number;
  /** through whom */
  character: string | null;
};

/** One Combat round. */
export type Round = {
  fp: Part;
  shadow: Part;
  changes: Change[];
};

/** A battle, round by round. */
export type BattleStory = {
  what: "battle";
  kind: BattleKind;
  attacker: Side;
  /** where the defender stands */
  region: string;
  /** where the attacker stands */
  source: string;
  rounds: Round[];
  ends: Said[];
};

/** Who fights for a side, and what they bring to the next roll. */
export type Fighter = Force & {
  figures: Figures;
  characters: CharacterId[];
};

/** A Combat card, or its back while it is hidden. */
export type BattleCard = {
  card?: string;
  back?: Deck;
};

/** The battle on the table. */
export type Battle = BattleStory & {
  sides: Record<Side, Fighter>;
  rearguard: Figures;
  rearguard_characters: string[];
  round: number;
  cards: Record<Side, BattleCard | null>;
};

/** Dice of a Hunt roll, and which of them succeed. */
export type HuntRoll = {
  dice: number[];
  counts: boolean[];
  need: number;
  /** added to each die */
  bonus: number;
};

/** A tile of a Hunt. */
export type DrawnTile = {
  id: string;
  /** the Shadow Stronghold it was drawn for */
  region: string | null;
  /** what the die of the tile showed */
  die: number | null;
  damage: number | null;
  /** discarded without effect */
  void: boolean;
  /** the card that sent it back into the pool */
  back: string | null;
};

/** A Hunt from its first die or tile to its end. */
export type HuntStory = {
  what: "hunt";
  roll: HuntRoll | null;
  reroll: HuntRoll | null;
  successes: number;
  tiles: DrawnTile[];
  /** the card that kept a tile from being drawn */
  kept: string | null;
  /** cards and Guides that lowered the damage */
  lessened: string[];
  fallen: string[];
  corruption: number;
  healed: number;
  /** on the Mordor Track */
  step: number | null;
  revealed: boolean;
  /** where */
  found: string | null;
};

export type HuntGround = "stronghold" | "army" | "nazgul";

/** The Hunt Box, the tiles, and the Hunt that is running. */
export type Hunt = {
  fp: number;
  shadow: number;
  /** the Shadow would roll now */
  dice: number;
  /** left to be drawn: known to all */
  pool: string[];
  drawn: string[];
  removed: string[];
  specials: string[];
  tile: string | null;
  damage: number;
  roll: number[];
  /** what grants the Shadow one each */
  rerolls: HuntGround[];
  aside: number;
  running: HuntStory | null;
};

export type March = {
  what: "march";
  from: string;
  to: string;
  figures: Figures;
  characters: CharacterId[];
  fellowship: boolean;
};

/** What a herald cries out over the map: a siege begins (W14.4), a Settlement has changed hands (W15.2). */
export type Cry = {
  what: "siege" | "fall";
  region: string;
};

export type Story = BattleStory | HuntStory | March | Cry;

/** Who stands in a region, and who holds its Settlement. */
export type Region = {
  figures?: Figures;
  /** inside the Stronghold */
  besieged?: Figures;
  control?: Side;
  /** the seat that took the Settlement */
  captor?: number;
};

export type Elsewhere = "fellowship" | "aside" | "eliminated" | "replaced";

/** Where a Character is: in a region, or elsewhere. */
export type Character = {
  region?: string;
  besieged?: boolean;
  place?: Elsewhere;
};

/** The Ring-bearers and those with them. */
export type Fellowship = {
  /** the last known position; None on the Mordor Track */
  region: string | null;
  progress: number;
  /** where it may be, and in how many steps */
  reach: Record<string, number>;
  hidden: boolean;
  corruption: number;
  /** Corruption that loses the Ring */
  limit: number;
  guide: CharacterId;
  companions: CharacterId[];
  gollum: boolean;
  /** the step on the Mordor Track */
  mordor: number | null;
  /** its last step */
  doom: number;
  path: string[];
};

/** The backs of a hand. */
export type HandCount = {
  character?: number;
  strategy?: number;
  cards?: number;
};

/** One's own hand, the backs of the others, and what lies open. */
export type Cards = {
  hand: string[];
  hands: HandCount[];
  decks: Record<Deck, number>;
  table: string[];
  played: string[];
  dropped: Record<string, number>;
  own_dropped: string[];
};

/** A Nation on the Political Track. */
export type NationState = {
  /** to being At War */
  steps: number;
  active: boolean;
  at_war: boolean;
  seat: number;
};

/** A mixed Army, and who controls it. */
export type Mixed = {
  region: string;
  side: Side;
  seat: number;
};

/** Victory points, and how many win. */
export type Points = {
  n: number;
  of: number;
};

export type Phase = "" | "recover" | "fellowship" | "allocation" | "roll" | "actions" | "victory";

/** What a seat may see. */
export type View = {
  turn: number;
  phase: Phase;
  acting: number;
  team: Side[];
  leading: Record<Side, number>;
  regions: Record<string, Region>;
  characters: Record<CharacterId, Character>;
  reinforcements: Figures;
  casualties: Figures;
  politics: Record<Nation, NationState>;
  fellowship: Fellowship;
  hunt: Hunt;
  dice: Record<Side, Record<string, number>>;
  dice_ready: Record<Side, number>;
  rings: Record<Side, number>;
  ring_used: Record<Side, boolean>;
  messenger_used: boolean;
  victory: Record<Side, Points>;
  cards: Cards;
  mixed: Mixed[];
  battle: Battle | null;
};

export type CardPrint = {
  side: Side;
  deck: "character" | "strategy";
  number: number;
  /** the die result, besides Event, that plays it */
  symbol: "character" | "army" | "muster";
  /** it stays on the table */
  table: boolean;
  initiative: number[];
  combat: string;
  /** whose it is with three or four players */
  player: string;
  mark: string;
};

export type TilePrint = {
  kind: "standard" | "fp" | "shadow";
  /** damage; negative heals; "eye" counts successes, "die" is rolled */
  value: number | "eye" | "die";
  reveal: boolean;
  stop: boolean;
};

export type CharacterPrint = {
  side: Side;
  /** -1: flies as a Nazgûl */
  level: number;
  leadership: number;
  mark: string;
};

export type RegionPrint = {
  nation: Nation | "none";
  side: Side | "none";
  settlement: "none" | "town" | "city" | "stronghold" | "fortification";
  /** for the enemy who takes it */
  vp: number;
  adjacent: string[];
  /** the part of the map it belongs to, as the game asks for it */
  area: string;
  mark: string;
};

export type Printed = {
  cards: Record<string, CardPrint>;
  tiles: Record<string, TilePrint>;
  people: Record<string, CharacterPrint>;
  regions: Record<string, RegionPrint>;
  /** four tags each, by id */
  pictures: Record<string, string[]>;
};
