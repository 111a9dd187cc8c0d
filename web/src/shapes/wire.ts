// Written by web/build/shapes.py from src/ravenhill/server/forms.py: change it there.

export type Atom = string | number;

export type Option = Atom[];

/** what a setting of a game may be */
export type Chosen = boolean | number | string;

/** as the game's own shapes tell it */
export type View = Record<string, unknown>;

export type Pace = "live" | "days";

export type OfferKind = "draw" | "takeback" | "claim" | "close" | "machine";

export type Status = "waiting" | "running" | "over";

export type TableKind = "game" | "record";

/** who plays talks at the table, who looks on in the gallery */
export type Room = "table" | "gallery";

export type NameForm = {
  name: string;
};

export type LanguageForm = {
  language: string;
};

/** Good until its session is ended; told only here. */
export type TokenAnswer = {
  token: string;
  session: string;
};

export type AccountForm = {
  login: string;
  password: string;
};

export type LoginForm = {
  login: string;
  password: string;
};

export type PasswordForm = {
  old: string;
  new: string;
};

export type EmailForm = {
  email: string | null;
  notify?: boolean;
  password?: string;
};

export type ForgottenForm = {
  who: string;
};

export type ResetForm = {
  token: string;
  password: string;
};

export type PartForm = {
  password?: string;
};

export type TokenForm = {
  token: string;
};

export type ReturnForm = {
  renew?: boolean;
};

export type ReturnLink = {
  path: string;
};

export type NameAnswer = {
  name: string;
};

/** An empty object. */
export type NothingForm = Record<string, never>;

export type Me = {
  name: string;
  account: boolean;
  login: string | null;
  email: string | null;
  email_confirmed: boolean;
  notify: boolean;
  language: string | null;
  mail: boolean;
};

export type MeAnswer = {
  me: Me | null;
};

/** One browser that is signed in. */
export type Visit = {
  id: string;
  made: number;
  used: number;
  browser: "bot" | "firefox" | "edge" | "opera" | "chrome" | "safari" | "other";
  system: "android" | "ios" | "windows" | "macos" | "linux" | "other";
  here: boolean;
};

export type Visits = {
  sessions: Visit[];
};

/** Somebody who is not heard; `block`: nor sat with. */
export type Shunned = {
  id: string;
  name: string;
  block: boolean;
  made: number;
};

export type ShunnedAnswer = {
  people: Shunned[];
};

export type Confirmed = {
  confirmed: boolean;
};

export type Scenario = {
  id: string;
  names: string[];
  seats: number[];
  automata: number[];
};

export type Setting = {
  id: string;
  default: Chosen;
  values: Chosen[];
  rule: string;
  scenarios: string[];
  kind: "variant" | "difficulty" | "ruling" | "edition";
};

export type Game = {
  id: string;
  title: string;
  scenarios: Scenario[];
  /** at least, at most */
  seats: [number, number];
  options: Setting[];
  players: string[];
  /** the version of its rules */
  rules: number;
  /** thinking time that is enough for a whole game, for each player */
  minutes: number;
};

export type GamesAnswer = {
  games: Game[];
};

export type Content = {
  game: string;
  sources: Record<string, number>;
  own: string[];
  parts: Record<string, number>;
};

export type ContentAnswer = {
  games: Content[];
};

export type WordsAnswer = {
  language: string;
  languages: string[];
  files: Record<string, string>;
};

/** Where a rule was found, as docs/rules/README.md names it. */
export type RuleMark = {
  kind: "printed" | "derived" | "decision" | "source" | "recalled" | "inferred" | "original";
  note: string;
};

export type RuleRow = {
  number: string;
  cells: string[];
  marks: RuleMark[];
};

/** A heading, a numbered rule, an item of a list, a paragraph, or a table. */
export type RuleBlock = {
  kind: "heading" | "rule" | "item" | "text" | "table";
  text: string;
  number: string;
  depth: number;
  marks: RuleMark[];
  head: string[];
  rows: RuleRow[];
};

export type Chapter = {
  id: string;
  number: string;
  title: string;
  example: boolean;
  marks: RuleMark[];
  blocks: RuleBlock[];
};

export type RulesAnswer = {
  game: string;
  title: string;
  chapters: Chapter[];
};

export type RuleAnswer = {
  game: string;
  number: string;
  chapter: string;
  title: string;
  blocks: RuleBlock[];
};

export type ServerAnswer = {
  name: string;
  version: string;
  mail: boolean;
};

/** So many minutes for the whole game, and some seconds more for every choice. */
export type MinutesForm = {
  kind: "minutes";
  minutes: number;
  increment?: number;
};

/** So many days for every move. */
export type DaysForm = {
  kind: "days";
  days: number;
};

export type Clock = MinutesForm | DaysForm;

export type SeatForm = {
  kind: "me" | "machine" | "open";
  player?: string | null;
};

export type TableForm = {
  game: string;
  scenario?: string | null;
  options?: Record<string, boolean | number | string>;
  seats?: SeatForm[];
  public?: boolean;
  spectators?: boolean;
  pace?: Pace | null;
  clock?: Clock | null;
};

export type JoinForm = {
  seat: number;
  key?: string;
};

export type PlaceForm = {
  seat: number;
};

export type MachineForm = {
  seat: number;
  player: string | null;
};

export type AnswerForm = {
  seat: number;
  /** the name of the decision */
  ask: number;
  option: Option;
  /** nothing is done if it could not be taken back: `final` is the answer then */
  careful?: boolean;
};

export type OfferForm = {
  seat: number;
  kind: OfferKind;
};

export type ReplyForm = {
  seat: number;
  number: number;
  accept: boolean;
};

export type ChatForm = {
  text: string;
};

/** Somebody at the table: who sits there, or who said a line of the talk. */
export type WhomForm = {
  seat?: number | null;
  room?: Room;
  line?: number | null;
};

export type ShunForm = WhomForm & {
  block?: boolean;
};

export type ReportForm = WhomForm & {
  words?: string;
};

export type WhyForm = {
  seat: number;
  option: Option;
};

export type Made = {
  id: string;
};

export type Fine = {
  ok: true;
};

/** It is stored for good; the state of that version follows on the socket. */
export type Done = {
  ok: true;
  version: number;
};

/** Nothing was done: it could not be taken back, and whoever chose wanted to be asked first. */
export type Final = {
  final: true;
};

/** A text: the key of a sentence, and what it names. */
export type Message = {
  key: string;
  args: Record<string, string | number | (string | number)[]>;
};

/** A line of the log. */
export type Line = Message & {
  /** how many answers had been given when it was said */
  at: number;
  /** what it tells as data, as the game's shapes tell it */
  story?: Record<string, unknown> | null;
  /** it happened at the table, not in the game */
  beside?: boolean;
};

export type Lines = {
  from: number;
  lines: Line[];
};

export type ChatLine = {
  /** null: somebody who has left for good */
  player: string | null;
  seat: number | null;
  text: string;
  at: number;
  /** said by somebody this person does not want to hear */
  muted: boolean;
};

export type ChatLines = {
  from: number;
  lines: ChatLine[];
};

export type Seat = {
  index: number;
  name: string;
  /** seats of the same number win and lose together */
  team: number;
  /** the person's name; null at a person's seat: somebody who has left */
  player: string | null;
  kind: "person" | "machine" | "automaton" | "open";
  machine: string | null;
  connected: boolean;
  to_move: boolean;
  /** whether this player laid the table */
  host: boolean;
};

export type TableInfo = {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, Chosen>;
  status: Status;
  kind: TableKind;
  public: boolean;
  spectators: boolean;
  created: number;
  moved: number;
  pace: Pace;
  clock: Clock | null;
};

export type You = {
  seats: number[];
  seat: number | null;
  host: boolean;
};

/** A seat has to choose. */
export type Decision = {
  seat: number;
  ask: number;
  mine: boolean;
  prompt: Message;
  rule: string;
  /** what is asked, for programs: `rule` and `prompt` may be written anew */
  kind: string;
  options: Option[] | null;
  /** the options whose chances the game tells, by their place in the list */
  odds: number[];
  /** what to know of an option before taking it, by its place in the list */
  notes: Record<string, Message>;
};

export type Result = {
  winners: number[];
  reason: string;
  rule: string;
};

export type Offer = {
  number: number;
  kind: OfferKind;
  seat: number;
  /** seats that have not agreed yet */
  waiting: number[];
  /** seats whose time was up when closing, or a machine, was proposed */
  late: number[];
};

/** What goes back with the last choice of this person's seats. */
export type Takeback = {
  seat: number;
  counts: number[];
};

/** Seconds every seat has left at the moment `now`; those of `running` seats go on. `little` is worth a warning. */
export type TimeLeft = {
  now: number;
  left: number[];
  running: number[];
  little: number;
};

/** What one seat may know, complete. */
export type State = {
  table: TableInfo;
  version: number;
  answers: number;
  /** how many more the table takes, told when they are few */
  answers_left: number | null;
  epoch: number;
  turn: number;
  you: You;
  seats: Seat[];
  view: View | null;
  decisions: Decision[];
  log: Lines;
  over: boolean;
  result: Result | null;
  undo_reach: number;
  takeback: Takeback | null;
  offer: Offer | null;
  chat: ChatLines;
  gallery: ChatLines;
  watchers: number;
  clock: TimeLeft | null;
  /** why the game can only be looked at */
  frozen: Message | null;
};

export type Row = {
  id: string;
  game: string;
  scenario: string;
  status: Status;
  kind: TableKind;
  public: boolean;
  turn: number;
  created: number;
  moved: number;
  pace: Pace;
  clock: Clock | null;
  /** when the first running clock runs out */
  due: number | null;
  seats: Seat[];
  your_seats: number[];
  your_move: boolean;
  result: Result | null;
};

export type Rows = {
  tables: Row[];
};

export type Invitation = {
  seat: number;
  key: string;
  path: string;
};

export type Invitations = {
  invitations: Invitation[];
};

export type Why = {
  open: boolean;
  reason: Message | null;
  rule: string;
};

export type Chance = {
  label: Message;
  p: number;
};

export type ChanceGroup = {
  title: Message;
  chances: Chance[];
  mean: number | null;
};

export type Odds = {
  groups: ChanceGroup[];
  notes: Message[];
};

export type OddsAnswer = {
  odds: Odds | null;
};

export type LogAnswer = {
  epoch: number;
  log: Lines;
};

export type Frame = {
  n: number;
  turn: number;
  view: View;
  seat: number | null;
  option: Option | null;
  to_move: number[];
  log: Line[];
};

export type Replay = {
  answers: number;
  seat: number | null;
  /** each turn with the number of answers at which it begins */
  turns: [number, number][];
  frames: Frame[];
};

/** A refusal. */
export type Problem = {
  code: string;
  message: Message;
  rule: string;
};

export type ErrorAnswer = {
  error: Problem;
};

/** `id` is of the client's own choice and comes back. */
export type Spoken = {
  id?: string;
};

/** What a client has already, in numbers; clients of earlier versions tell more. */
export type Have = {
  epoch?: number;
  log?: number;
  chat?: number;
  gallery?: number;
};

/** The first word: which seat to look from (null: the server picks, -1: look on), and what is there already. */
export type HelloSaid = Spoken & {
  type: "hello";
  seat?: number | null;
  have?: Have;
};

/** Choose. */
export type AnswerSaid = Spoken & AnswerForm & {
  type: "answer";
};

/** Back to your last choice, if nothing was rolled, drawn or shown since. */
export type UndoSaid = Spoken & PlaceForm & {
  type: "undo";
};

/** Give up. */
export type ResignSaid = Spoken & PlaceForm & {
  type: "resign";
};

/** Offer a draw, a take-back, or to close the table; when somebody's time is up: claim it, or a machine plays on. */
export type OfferSaid = Spoken & OfferForm & {
  type: "offer";
};

/** Agree to an offer, or decline it (your own: withdraw it). */
export type ReplySaid = Spoken & ReplyForm & {
  type: "reply";
};

/** A machine plays for you, or you take your seat back (`player`: null). */
export type MachineSaid = Spoken & MachineForm & {
  type: "machine";
};

/** Talk: at the table, or in the gallery if you look on. */
export type ChatSaid = Spoken & ChatForm & {
  type: "chat";
};

/** Why is an option not open to your seat now? */
export type WhySaid = Spoken & WhyForm & {
  type: "why";
};

/** Turns this socket to another of your seats: a new full state follows, with `log.from` 0. */
export type LookSaid = Spoken & {
  type: "look";
  seat: number;
};

/** Is anybody there? */
export type PingSaid = Spoken & {
  type: "ping";
};

export type Said =
  | HelloSaid
  | AnswerSaid
  | UndoSaid
  | ResignSaid
  | OfferSaid
  | ReplySaid
  | MachineSaid
  | ChatSaid
  | WhySaid
  | LookSaid
  | PingSaid;

/**
 * After hello, look, and whenever something happened to the game; `log`, `chat` and `gallery` hold only what is new for
 * this socket (`from` may be smaller than what you have after a take-back).
 */
export type StateTold = {
  type: "state";
  state: State;
};

/** Somebody came, went, or changed their name. */
export type SeatsTold = {
  type: "seats";
  seats: Seat[];
  watchers: number;
};

/** Talk; from 0 when you shunned somebody, or somebody left for good. */
export type ChatTold = {
  type: "chat";
  chat: ChatLines;
  gallery: ChatLines;
};

/** Your request is stored. */
export type OkTold = {
  type: "ok";
  id: string;
  version: number;
};

/** Your `careful` answer could not be taken back: nothing was done. Say it again without `careful`. */
export type FinalTold = {
  type: "final";
  id: string;
};

/** Your request was refused (`id` null: not readable). */
export type ErrorTold = {
  type: "error";
  id: string | null;
  error: Problem;
};

/** The answer to `why`. */
export type WhyTold = Why & {
  type: "why";
  id: string;
};

/** The answer to `ping`. */
export type PongTold = {
  type: "pong";
  id: string;
};

export type Told = StateTold | SeatsTold | ChatTold | OkTold | FinalTold | ErrorTold | WhyTold | PongTold;
