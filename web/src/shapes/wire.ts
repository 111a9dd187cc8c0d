// Written by web/build/shapes.py from src/ravenhill/server/forms: change it there.

export type Atom = string | number;

export type Option = Atom[];

/** anybody's own data */
export type Plain = Record<string, unknown>;

/** what a setting of a game may be */
export type Chosen = boolean | number | string;

/** An empty object. */
export type NothingForm = Record<string, never>;

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

/** A refusal. */
export type Problem = {
  code: string;
  message: Message;
  rule: string;
};

export type ErrorAnswer = {
  error: Problem;
};

export type WhyForm = {
  seat: number;
  option: Option;
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

/** How good an option looks, by its place in the list: its chance to win, and 1 for the best, towards 0. */
export type OptionLook = {
  option: number;
  chance: number;
  good: number;
};

/**
 * The ways a strong player would look at, the best first, and what speaks for it; `part` is one of the game's
 * (`<game>-eye-<part>`), null: all look alike.
 */
export type HintAnswer = {
  ask: number;
  part: string | null;
  best: Option;
  looks: OptionLook[];
};

/** What to answer when a question of this kind is asked. */
export type AheadAnswer = {
  kind: string;
  option: Option;
};

export type AheadForm = {
  seat: number;
  /** in the order they are tried; nothing: none is left */
  left: AheadAnswer[];
};

/** A question the seat is likely to be asked next, as it would stand now. */
export type AheadAsked = {
  kind: string;
  prompt: Message;
  options: Option[];
};

export type AheadLeft = {
  kind: string;
  option: Option;
};

/** Answers in advance: what can be left now, what is, and what came to nothing. */
export type Ahead = {
  offered: AheadAsked[];
  left: AheadLeft[];
  dropped: AheadLeft[];
};

export type LessonForm = {
  game: string;
  lesson: string;
};

/** A lesson there is; `table`: where this person has begun it. */
export type Lesson = {
  game: string;
  id: string;
  key: string;
  steps: number;
  table: string | null;
};

export type LessonsAnswer = {
  lessons: Lesson[];
};

/** One page of a lesson: the key of its words, and what it speaks of. */
export type LessonPage = {
  key: string;
  /** ids of things, or parts of the table: @prompt, @hand, @side, @log, @board */
  light: string[];
  /** it wants an answer */
  acts: boolean;
};

/** A lesson as it stands: the pages up to the one that wants an answer. */
export type LessonNow = {
  key: string;
  /** the number of the worked example it is; its words are the rulebook's */
  example: string | null;
  /** the number of the first of these pages */
  step: number;
  steps: number;
  pages: LessonPage[];
  /** the key of what is said of the last answer */
  said: string | null;
  /** a right answer, for who does not find it */
  show: Option | null;
  /** others answer now, by script */
  waits: boolean;
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

/** How a level has fared against the level before it, at tables of one scenario and number of seats. */
export type Fared = {
  /** games, half for a draw */
  won: number;
  games: number;
  scenario: string;
  seats: number;
  /** whether they had less time to think than the levels have */
  hurried: boolean;
};

/** A machine as people choose it. */
export type Level = {
  name: string;
  /** how long it may think about a choice; 0: it answers at once */
  ms: number;
  /** null: not measured */
  fared: Fared | null;
};

export type Game = {
  id: string;
  title: string;
  scenarios: Scenario[];
  /** at least, at most */
  seats: [number, number];
  options: Setting[];
  players: string[];
  /** the strongest last */
  levels: Level[];
  /** how many there are */
  puzzles: number;
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
  /** the mark of how it is laid out */
  setup: string;
};

export type ContentAnswer = {
  games: Content[];
};

export type WordsAnswer = {
  language: string;
  languages: string[];
  files: Record<string, string>;
  /** of each game's words: by this they are asked for alone */
  digests: Record<string, string>;
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
  /** the numbers of those that can be played */
  examples: string[];
};

export type RuleAnswer = {
  game: string;
  number: string;
  chapter: string;
  title: string;
  blocks: RuleBlock[];
};

/** A term, a sentence on it, the rule that says more, and the forms it has in texts, in small letters. */
export type Term = {
  name: string;
  says: string;
  rule: string;
  /** one of the words a newcomer meets first */
  first: boolean;
  forms: string[];
};

export type GlossaryAnswer = {
  game: string;
  terms: Term[];
};

export type ServerAnswer = {
  name: string;
  version: string;
  mail: boolean;
};

/**
 * Where it is told what is printed on the components, and where the drawn board lies: what is found at one of these
 * addresses never changes.
 */
export type Printed = {
  facts: string;
  map: string | null;
  picture: string | null;
};

/** What is printed on the components, in the shape `Printed` of the game, and what a pack calls them. */
export type PrintedAnswer = {
  facts: Record<string, unknown>;
  /** what the pack in play says: by language, id and part */
  words: Record<string, Record<string, Record<string, string>>>;
};

export type ShareForm = {
  shared: boolean;
};

/** A pack in a few words: what it is called, and the ids it changes, by the tables of the game's data. */
export type PackTold = {
  name: string;
  version: string;
  digest: string;
  changes: Record<string, string[]>;
  /** what it calls otherwise */
  names: string[];
  /** how many cards, places and tables it changes */
  size: number;
};

/** A pack somebody has brought; `mine`: this person. */
export type PackKept = PackTold & {
  id: string;
  game: string;
  shared: boolean;
  made: number;
  mine: boolean;
};

export type PackAnswer = {
  pack: PackKept;
};

export type PacksAnswer = {
  packs: PackKept[];
};

export type KeepForm = {
  /** a pack, by file and table */
  records: Plain;
};

export type ChangeForm = KeepForm & {
  /** of what it was when it was opened */
  digest: string;
};

export type PackWhole = {
  pack: PackKept;
  records: Record<string, unknown>;
};

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

/** What a browser gives of a subscription to its push service. */
export type PushForm = {
  endpoint: string;
  /** p256dh */
  key: string;
  auth: string;
};

/** The key this server signs notices with, and whether this browser is sent any. */
export type PushAnswer = {
  key: string;
  here: boolean;
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

export type Confirmed = {
  confirmed: boolean;
};

export type Pace = "live" | "days";

export type OfferKind = "draw" | "takeback" | "claim" | "close" | "machine";

export type Status = "waiting" | "running" | "over";

export type TableKind = "game" | "record";

export type ChanceKind = "drawn" | "fed";

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
  /** one of `GET /api/packs` */
  pack?: string | null;
  /** fed: beside a real table, dice, cards and tiles are told */
  chance?: ChanceKind;
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
  /** nothing is done if it costs something and could not be taken back */
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
  /** milliseconds it may think about the choice it is at; null: it answers at once */
  thinks?: number | null;
  /** whether this player laid the table */
  host: boolean;
};

/** The finished game whose path a table left, and after how many of its answers. */
export type Origin = {
  table: string;
  n: number;
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
  /** the name of the lesson that is taken here */
  lesson?: string | null;
  origin?: Origin | null;
  chance?: ChanceKind;
};

export type Result = {
  winners: number[];
  reason: string;
  rule: string;
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
  /** what the pack it is played with is called */
  pack: string | null;
  pace: Pace;
  clock: Clock | null;
  lesson?: string | null;
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

/** who plays talks at the table, who looks on in the gallery */
export type Room = "table" | "gallery";

export type Phrase =
  | "hello"
  | "luck"
  | "thinking"
  | "moment"
  | "back"
  | "thanks"
  | "clever"
  | "sorry"
  | "well-played"
  | "again";

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

/** Own words, or a quick phrase, which everybody reads in their own language. */
export type ChatForm = {
  text?: string | null;
  phrase?: Phrase | null;
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

export type ChatLine = {
  /** null: somebody who has left for good */
  player: string | null;
  seat: number | null;
  text: string;
  /** by its key `server-phrase-*`; the text is English then */
  phrase: Phrase | null;
  at: number;
  /** said by somebody this person does not want to hear */
  muted: boolean;
};

export type ChatLines = {
  from: number;
  lines: ChatLine[];
};

export type DraftForm = KeepForm & {
  /** the record that is being written */
  ident: string;
};

/** A draft as it stands; `pack`: of which pack of one's own, empty: of none yet. */
export type DraftKept = KeepForm & {
  pack?: string;
  /** of the pack as the draft began */
  digest?: string;
  /** that wrote it */
  window: string;
};

export type DraftFound = {
  records: Record<string, unknown>;
  digest: string;
  window: string;
};

export type DraftAnswer = {
  draft: DraftFound | null;
};

/** What a field takes; which of these it has depends on the kind. */
export type Takes = {
  kind: "text" | "number" | "real" | "flag" | "list" | "table" | "map" | "drawn" | "ref" | "either" | "noted" | "counted" | "block" | "spoken" | "row";
  /** text, noted: the only words; none: any */
  choices?: string[] | null;
  /** text: words it may be, among others */
  hints?: string[] | null;
  /** of a number, or of the length of a list */
  low?: number | null;
  high?: number | null;
  /** list, map */
  item?: Takes | null;
  /** map */
  key?: Takes | null;
  /** table */
  fields?: FieldTold[] | null;
  /** ref: "file.table" */
  tables?: string[] | null;
  /** either: one of them; row: each in its place */
  ways?: Takes[] | null;
  /** noted: the words that name something after a colon */
  naming?: string[] | null;
  /** counted: what stands before the number */
  before?: string | null;
  /** block, spoken: which */
  of?: string | null;
};

export type FieldTold = {
  name: string;
  optional: boolean;
  takes: Takes;
};

/** One of the building blocks, by the word that names it. */
export type BlockWay = {
  name: string;
  fields: FieldTold[];
};

/** The building blocks of one sort: tables told apart by the field `tag`, or lines of a notation. */
export type BlockTold = {
  tag: string;
  ways: BlockWay[];
  /** a notation: what the game's own records say in it */
  lines?: string[] | null;
};

export type RecordTold = {
  /** what it is known by; "": the only one */
  name: string;
  record: Record<string, unknown>;
  mark: string;
  source: string;
  /** the fields that are our own in a record that is not */
  ours: string[];
  assumed: string[];
};

/** A table of a game's data: what its records hold, and they themselves. */
export type TableTold = {
  file: string;
  table: string;
  many: boolean;
  /** a pack may add records */
  open: boolean;
  key: string[];
  fields: FieldTold[];
  /** the parts of the texts its records have: name, effect ... */
  texts: string[];
  records: RecordTold[];
};

/**
 * How places are joined: `field` of a record of `a` names one of `b`, whose `back` names it; or a record of the table
 * `record` names both.
 */
export type Join = {
  a: string;
  b: string;
  record: string;
  field: string;
  back: string;
};

export type WorkshopAnswer = {
  tables: TableTold[];
  blocks: Record<string, BlockTold>;
  joins: Join[];
  printed: Printed;
};

/** What is wrong with a draft, and where. */
export type DraftProblem = {
  file: string;
  table: string;
  record: string;
  field: string;
  message: Message;
};

/**
 * A draft looked at: what is wrong; else what is printed with it, how things are called, and what the game's own
 * phrases say of the record, by language and part.
 */
export type LookAnswer = {
  problems: DraftProblem[];
  facts: Record<string, unknown> | null;
  words: Record<string, Record<string, Record<string, string>>>;
  said: Record<string, Record<string, string>>;
};

/** Leave the path of a finished game after so many answers; who sits where is told as at a new table. */
export type WhatIfForm = {
  n: number;
  seats: SeatForm[];
};

/** An option that was compared, and what it led to over many deals of what the chooser could not see. */
export type AnalysisWay = {
  option: Option;
  /** of the chooser's side */
  chance: number;
  /** its standard error */
  error: number;
  /** parts of the game's judgement (`<game>-eye-<part>`), and what it changed in them */
  parts: [string, number][];
};

/** A choice that cost something. */
export type AnalysisChoice = {
  /** answers given before it */
  n: number;
  seat: number;
  /** the chance of the chooser's side before it */
  before: number;
  cost: number;
  /** which of the ways */
  played: number;
  /** the best first */
  ways: AnalysisWay[];
  /** what was asked */
  prompt: Message | null;
};

/** One choice of the game in short. */
export type AnalysisStep = {
  /** answers given before it */
  n: number;
  turn: number;
  seat: number;
  /** what was played */
  option: Option;
  /** what the strongest player would have done */
  best: Option;
  /** what was played against it, in chances to win; 0 where no difference is sure */
  cost: number;
};

/** A turning point: a choice that cost much, or a stroke of luck. */
export type AnalysisPoint = {
  n: number;
  turn: number;
  /** of the first side's chance */
  change: number;
  /** what it could have been by another choice, or could be expected to come to */
  first: number;
  /** what was left of it, or what it came to */
  then: number;
  kind: "choice" | "luck";
  seat: number;
  option: Option | null;
  /** what was asked */
  prompt: Message | null;
  /** what was said of it */
  line: Message | null;
  /** of the log: what an action came to */
  lines: Message[];
};

export type Analysis = {
  form: number;
  game: string;
  scenario: string;
  rules: number;
  iterations: number;
  answers: number;
  /** of the seats */
  teams: number[];
  winners: number[];
  /** the first side's chance before each answer, and at the end */
  curve: number[];
  /** each turn with the number of answers at which it begins */
  turns: [number, number][];
  choices: AnalysisChoice[];
  /** every choice that was looked into, in the order they came */
  steps: AnalysisStep[];
  /** choices that were looked into */
  studied: number;
  points: AnalysisPoint[];
  /** by side: what its own choices cost it */
  costs: number[];
};

export type AnalysisAnswer = {
  status: "none" | "running" | "done";
  /** choices that have been studied */
  done: number;
  /** of so many */
  of: number;
  analysis: Analysis | null;
};

/** as the game's own shapes tell it */
export type View = Record<string, unknown>;

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
  /** the place the options lead away from, or nothing */
  origin: string;
  options: Option[] | null;
  /** the options whose chances the game tells, by their place in the list */
  odds: number[];
  /** what to know of an option before taking it, by its place in the list */
  notes: Record<string, Message>;
};

/** A table beside a real one: what it waits for, if it does, and what of that this person may know. */
export type Expects = {
  ask: number;
  /** what stands before the colon of its labels; null: nothing is expected */
  kind: string | null;
  /** at least so many in a row */
  count: number;
  rolled: boolean;
  /** who gets to see it */
  seats: number[];
  /** this person tells it */
  mine: boolean;
  labels: string[];
  /** of a throw, what was told of it */
  came: string[];
  /** this person may take the last outcome back */
  corrects: boolean;
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

/** What wins for a side: the key of its words (`.watch`: what to watch), how far it is, and how far it must come. */
export type GoalNow = {
  team: number;
  key: string;
  n: number;
  of: number;
};

/** What one seat may know, complete. */
export type State = {
  table: TableInfo;
  /** it is played with one */
  pack: PackTold | null;
  printed: Printed;
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
  /** only at a table beside a real one */
  expects: Expects | null;
  log: Lines;
  over: boolean;
  result: Result | null;
  goals: GoalNow[];
  undo_reach: number;
  takeback: Takeback | null;
  lesson: LessonNow | null;
  /** of one's own seat, where one plays */
  ahead: Ahead | null;
  offer: Offer | null;
  chat: ChatLines;
  gallery: ChatLines;
  watchers: number;
  clock: TimeLeft | null;
  /** why the game can only be looked at */
  frozen: Message | null;
};

export type LogAnswer = {
  epoch: number;
  log: Lines;
};

export type PuzzleForm = {
  option: Option;
};

export type PuzzlesAnswer = {
  game: string;
  count: number;
};

export type PuzzleAnswer = {
  right: boolean;
  /** the best first */
  ways: AnalysisWay[];
};

/** A position with a choice of which one way is clearly best. */
export type PuzzleTold = {
  game: string;
  number: number;
  /** of this game's puzzles */
  count: number;
  seat: number;
  /** what the best way does most for: `<game>-eye-<part>` */
  part: string;
  seats: Seat[];
  view: Record<string, unknown>;
  printed: Printed;
  prompt: Message;
  rule: string;
  options: Option[];
};

/** The position a worked example of the rulebook begins with, as the seat that plays it sees it. */
export type ExampleTold = {
  game: string;
  number: string;
  seat: number;
  seats: Seat[];
  view: Record<string, unknown>;
  printed: Printed;
  /** the places it speaks of */
  light: string[];
};

/** What was rolled or drawn at the real table, in order; or how much of it the table is to draw. */
export type FeedForm = {
  seat: number;
  /** the name of what is expected */
  ask: number;
  outcomes?: string[];
  draw?: "one" | "kind" | "all" | null;
};

/**
 * A position as docs/positions tells it, and what happened since: outcomes (`any`: one is drawn), and answers with
 * their seat first.
 */
export type BesideForm = {
  game: string;
  position?: Plain;
  then?: (string | Option)[];
  seed?: number;
  pack?: string | null;
};

/** What has happened at a printed board so far, beside which a part of the game is kept. */
export type KeptForm = {
  game: string;
  scenario?: string | null;
  deeds?: Option[];
  seed?: number;
  pack?: string | null;
};

/** Somebody at the real board has to choose. */
export type BesideAsked = {
  seat: number;
  prompt: Message;
  rule: string;
  options: Option[];
};

/** A position that was laid and played on. */
export type BesideTold = {
  game: string;
  printed: Printed;
  /** of the seats */
  names: string[];
  /** through whose eyes it is seen */
  seat: number;
  view: View;
  log: Line[];
  expects: Expects | null;
  decision: BesideAsked | null;
  /** where it stands, to go on from; null in the middle of an action */
  position: Record<string, unknown> | null;
  over: boolean;
};

/** What is kept beside a printed board, as it stands now. */
export type KeptTold = {
  game: string;
  printed: Printed;
  scenario: string;
  /** of the seats */
  names: string[];
  view: View;
  /** what can have happened next */
  deeds: Option[];
  log: Line[];
  over: boolean;
};

export type TurnEnded = {
  turn: number;
  goals: GoalNow[];
};

/** How far each side had come when each turn of a game ended. */
export type Course = {
  turns: TurnEnded[];
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

/** Tell what was rolled or drawn at the real table, or let the table draw. */
export type FeedSaid = Spoken & FeedForm & {
  type: "feed";
};

/** Take the last outcome back, to tell it anew. */
export type UnfeedSaid = Spoken & PlaceForm & {
  type: "unfeed";
};

/** Leave these answers in advance, instead of those left before. Only you are told (`state.ahead`). */
export type AheadSaid = Spoken & AheadForm & {
  type: "ahead";
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

/** Marks on the map for your team, instead of those before: a place, or from one place to another. Never stored. */
export type DrawSaid = Spoken & PlaceForm & {
  type: "draw";
  marks: string[][];
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
  | FeedSaid
  | UnfeedSaid
  | AheadSaid
  | UndoSaid
  | ResignSaid
  | OfferSaid
  | ReplySaid
  | MachineSaid
  | ChatSaid
  | DrawSaid
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

/** All that another of your team has drawn on the map. */
export type DrawnTold = {
  type: "drawn";
  seat: number;
  marks: string[][];
};

/** Your request is stored. */
export type OkTold = {
  type: "ok";
  id: string;
  version: number;
};

/** Your `careful` answer costs something and could not be taken back: nothing was done. Say it again without. */
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

export type Told = StateTold | SeatsTold | ChatTold | DrawnTold | OkTold | FinalTold | ErrorTold | WhyTold | PongTold;
