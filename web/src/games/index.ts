// What each game adds to the table: a picture for the home page, and its own board where it has one.
import type { Component } from "svelte";
import type { Line, Option, PackKept, Seat, View } from "../lib/api";
import type { IconName } from "../lib/icons";
import type { Finish } from "./finale";
import type { Choice } from "../lib/choice.svelte";
import { sheetOf, type Sheet } from "../lib/printed";
import { words } from "../lib/words.svelte";
import type { Printed } from "../shapes/wire";

/** What the parts of a game's board are given; `V` is the game's own view (`src/shapes/<game>.ts`). */
export interface BoardProps<V = View> {
  view: V;
  /** The seat whose view this is; null: a spectator. */
  seat: number | null;
  seats: Seat[];
  game: string;
  choice: Choice;
  /** The log up to this moment. */
  log: Line[];
  /** A moment of the past: nothing can be chosen. */
  past: boolean;
}

/** What a mode beside the printed board is given. */
export interface BesideProps {
  game: string;
  ui: GameUi;
  /** The owner's own cards and map, where they chose them. */
  pack: PackKept | null;
}

/**
 * The table itself knows no game: what it hands from the server to the board is of whatever shape that game has. Here
 * is the one place where a view meets its type.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameUi<V = any> {
  /** Takes what is printed on this table's components, before anything is drawn. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  lay?: (sheet: Sheet<any, any>) => void;
  /** The map or the middle of the table. */
  Board: Component<BoardProps<V>>;
  /** Width of the board by its height, where it is a map; else it takes the room there is. */
  ratio?: () => number;
  /** The own hand, below the board. */
  Hand?: Component<BoardProps<V>>;
  /** Player boards and tracks, beside it. */
  Side?: Component<BoardProps<V>>;
  /** What is going on now that needs a closer look: a battle, a bot's turn. Empty most of the time. */
  Focus?: Component<BoardProps<V>>;
  /** Whether pointing at this id shows it, though it lies nowhere in sight: a card, for example. */
  peeks?: (id: string) => boolean;
  /** What draws a card of this id; null: nothing does. */
  face?: (id: string) => Component<{ id: string; large?: boolean }> | null;
  /** The picture of an outcome of chance, by its label: the face of a die, a card, a tile. */
  Outcome?: Component<{ label: string; small?: boolean }>;
  /** What keeps or plays a part of the game beside the printed board; fetched there. */
  beside?: () => Promise<{ default: Component<BesideProps> }>;
  /** What such an outcome is called, where it is no thing with a name of its own. */
  outcome?: (label: string) => string | null;
  /** What the numbers of an option count, for its steppers. */
  counts?: (verb: string) => string[];
  /** Whether the game tells the chances behind an option; goes as soon as its questions say so (`decision.odds`). */
  odds?: (option: Option) => boolean;
  /** What the end of a game shows. */
  finale?: Finish<V>;
  /** How much what a line of the log tells weighed in the game; 0: nothing to come back to. */
  weighs?: (story: Record<string, unknown>) => number;
  /** What such a story comes to in a line, where its line in the log does not say it. */
  recalls?: (story: Record<string, unknown>) => string;
  /** The colour and sign of a seat. */
  sign?: (seat: string) => { colour: string; icon: IconName } | null;
}

const boards = import.meta.glob<{ ui: GameUi }>("./*/index.ts");

/** The game's own board, or the plain one that any game can be played on; its words are there too. */
export async function boardOf(game: string): Promise<GameUi> {
  const load = boards[`./${game}/index.ts`] ?? (() => import("./plain"));
  const [{ ui }] = await Promise.all([load(), words.learn(game)]);
  return ui;
}

/** The board with a table's components laid out. */
export async function uiOf(game: string, printed: Printed): Promise<GameUi> {
  const [ui, sheet] = await Promise.all([boardOf(game), sheetOf(printed)]);
  words.wear(game, sheet.words);
  ui.lay?.(sheet);
  return ui;
}
