// The server's routes as docs/api.md tells them.

export type Atom = string | number;
export type Option = Atom[];

export interface Message {
  key: string;
  args: Record<string, Atom | Atom[]>;
}

export interface Line extends Message {
  at: number;
}

export interface Me {
  name: string;
  account: boolean;
  login: string | null;
  email: string | null;
  email_confirmed: boolean;
  notify: boolean;
  mail: boolean;
}

export interface Setting {
  id: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rule: string;
  scenarios: string[];
  kind: "variant" | "difficulty" | "ruling" | "edition";
}

export interface Scenario {
  id: string;
  names: string[];
  seats: number[];
  automata: number[];
}

export interface Game {
  id: string;
  title: string;
  seats: [number, number];
  players: string[];
  scenarios: Scenario[];
  options: Setting[];
}

export interface Seat {
  index: number;
  name: string;
  /** Seats of the same number win and lose together. */
  team: number;
  /** The person's name; null at a person's seat: somebody who has left. */
  player: string | null;
  kind: "person" | "machine" | "automaton" | "open";
  machine: string | null;
  connected: boolean;
  to_move: boolean;
  /** Whether this player laid the table. */
  host: boolean;
}

export interface Result {
  winners: number[];
  reason: string;
  rule: string;
}

export interface Decision {
  seat: number;
  ask: number;
  mine: boolean;
  prompt: Message;
  rule: string;
  options: Option[] | null;
  /** What to know of an option before taking it, by its place in the list. */
  notes: Record<string, Message>;
}

export interface Offer {
  number: number;
  kind: OfferKind;
  seat: number;
  waiting: number[];
  /** Seats whose time was up when closing, or a machine, was proposed. */
  late: number[];
}

export type OfferKind = "draw" | "takeback" | "claim" | "close" | "machine";
export type Pace = "live" | "days";
export type Clock = { kind: "minutes"; minutes: number; increment: number } | { kind: "days"; days: number };

/** Seconds every seat had left when this was heard; those of the running seats go on. */
export interface TimeLeft {
  now: number;
  left: number[];
  running: number[];
  little: number;
  heard?: number;
}

export interface ChatLine {
  /** Null: somebody who has left for good. */
  player: string | null;
  seat: number | null;
  text: string;
  at: number;
  /** Said by somebody this person does not want to hear. */
  muted: boolean;
}

/** Who plays talks at the table, who looks on in the gallery. */
export type Room = "table" | "gallery";

/** Who said a line of the talk. */
export interface Whom {
  room: Room;
  line: number;
}

export interface Visit {
  id: string;
  made: number;
  used: number;
  browser: string;
  system: string;
  here: boolean;
}

export interface Shunned {
  id: string;
  name: string;
  block: boolean;
  made: number;
}

export type View = Record<string, unknown>;
export type Status = "waiting" | "running" | "over";

export interface State {
  table: {
    id: string;
    game: string;
    scenario: string;
    options: Record<string, boolean | number | string>;
    status: Status;
    kind: "game" | "record";
    public: boolean;
    spectators: boolean;
    created: number;
    moved: number;
    pace: Pace;
    clock: Clock | null;
  };
  version: number;
  answers: number;
  /** How many more the table takes, told when they are few. */
  answers_left: number | null;
  epoch: number;
  turn: number;
  you: { seats: number[]; seat: number | null; host: boolean };
  seats: Seat[];
  view: View | null;
  decisions: Decision[];
  log: { from: number; lines: Line[] };
  over: boolean;
  result: Result | null;
  undo_reach: number;
  /** The last choice of this person's seats: whose it was, and how many choices of every seat go back with it. */
  takeback: { seat: number; counts: number[] } | null;
  offer: Offer | null;
  chat: { from: number; lines: ChatLine[] };
  gallery: { from: number; lines: ChatLine[] };
  watchers: number;
  /** Why the game can only be looked at. */
  frozen: Message | null;
  clock: TimeLeft | null;
}

export interface Row {
  id: string;
  game: string;
  scenario: string;
  status: Status;
  kind: "game" | "record";
  public: boolean;
  turn: number;
  created: number;
  moved: number;
  pace: Pace;
  clock: Clock | null;
  /** When the first running clock runs out. */
  due: number | null;
  seats: Seat[];
  your_seats: number[];
  your_move: boolean;
  result: Result | null;
}

export interface Frame {
  n: number;
  turn: number;
  view: View;
  seat: number | null;
  option: Option | null;
  to_move: number[];
  log: Line[];
}

export interface Replay {
  answers: number;
  seat: number | null;
  turns: [number, number][];
  frames: Frame[];
}

/** Where a rule was found, as docs/rules/README.md names it. */
export interface RuleMark {
  kind: "printed" | "derived" | "decision" | "source" | "recalled" | "inferred" | "original";
  note: string;
}
export interface RuleBlock {
  kind: "heading" | "rule" | "item" | "text" | "table";
  text: string;
  number: string;
  depth: number;
  marks: RuleMark[];
  head: string[];
  rows: { number: string; cells: string[]; marks: RuleMark[] }[];
}
export interface RulesBook {
  game: string;
  title: string;
  chapters: { id: string; number: string; title: string; example: boolean; marks: RuleMark[]; blocks: RuleBlock[] }[];
}

export interface Why {
  open: boolean;
  reason: Message | null;
  rule: string;
}

/** The chances behind an option; those of a group exclude each other. */
export interface Odds {
  groups: { title: Message; chances: { label: Message; p: number }[]; mean: number | null }[];
  notes: Message[];
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "machine"; player: string };

export interface NewTable {
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  public: boolean;
  spectators: boolean;
  pace?: Pace;
  clock?: Clock | null;
  seats: SeatWish[];
}

/** A refusal: what the server said, or that it could not be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly said: Message,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(said.key);
  }
}

export const offline = (): Refused => new Refused("offline", { key: "client-offline", args: {} });

async function request<T>(method: string, path: string, body?: unknown, raw = false, keepalive = false): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : raw ? (body as string) : JSON.stringify(body),
      keepalive,
    });
  } catch {
    throw offline();
  }
  let told: unknown = null;
  try {
    told = await answer.json();
  } catch {
    if (answer.ok) throw new Refused("broken", { key: "client-unreadable", args: {} }, "", answer.status);
  }
  if (answer.ok) return told as T;
  const error = (told as { error?: { code: string; message: Message; rule: string } } | null)?.error;
  if (error) throw new Refused(error.code, error.message, error.rule, answer.status);
  throw new Refused("broken", { key: "client-broken", args: { status: answer.status } }, "", answer.status);
}

const get = <T>(path: string): Promise<T> => request("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body);
/** The answer brings a new cookie: it arrives though the page be left meanwhile. */
const become = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body, false, true);

export const api = {
  me: () => get<{ me: Me | null }>("/me"),
  rename: (name: string) => become<{ me: Me }>("/me", { name }),
  account: (login: string, password: string) => become<{ me: Me }>("/me/account", { login, password }),
  password: (old: string, fresh: string) => become<{ me: Me }>("/me/password", { old, new: fresh }),
  email: (email: string | null, notify: boolean, password: string) =>
    post<{ me: Me }>("/me/email", { email, notify, password }),
  confirm: (token: string) => post<{ confirmed: boolean }>("/email/confirm", { token }),
  login: (login: string, password: string) => become<{ me: Me }>("/login", { login, password }),
  returnLink: (renew: boolean) => post<{ path: string }>("/me/return", { renew }),
  returnName: (token: string) => post<{ name: string }>("/return/name", { token }),
  comeBack: (token: string) => become<{ me: Me }>("/return", { token }),
  logout: () => become<{ me: null }>("/logout"),
  forgotten: (who: string) => post<{ ok: boolean }>("/password/forgotten", { who }),
  reset: (token: string, password: string) => become<{ me: Me }>("/password/reset", { token, password }),
  sessions: () => get<{ sessions: Visit[] }>("/me/sessions"),
  endSession: (id: string) => request<{ ok: boolean }>("DELETE", `/me/sessions/${id}`),
  endOthers: () => request<{ me: Me }>("DELETE", "/me/sessions", undefined, false, true),
  forgetMe: (password: string) => post<{ me: null }>("/me/delete", { password }),
  shunned: () => get<{ people: Shunned[] }>("/me/shunned"),
  makeUp: (id: string) => request<{ ok: boolean }>("DELETE", `/me/shunned/${id}`),
  games: () => get<{ games: Game[] }>("/games"),
  words: (language: string) =>
    get<{ language: string; languages: string[]; files: Record<string, string> }>(`/words/${language}`),
  rules: (game: string) => get<RulesBook>(`/rules/${game}`),
  rule: (game: string, number: string) =>
    get<{ number: string; title: string; blocks: RuleBlock[] }>(`/rules/${game}/${number}`),
  content: () =>
    get<{ games: { game: string; sources: Record<string, number>; own: string[]; parts: Record<string, number> }[] }>(
      "/content",
    ),
  server: () => get<{ name: string; version: string; mail: boolean }>("/server"),
  tables: (list: "mine" | "open") => get<{ tables: Row[] }>(`/tables?list=${list}`),
  lay: (wish: NewTable) => post<{ id: string }>("/tables", wish),
  state: (id: string) => get<State>(`/tables/${id}?log=0&chat=0&gallery=0`),
  log: (id: string, seat: number | null, from: number, count: number) =>
    get<{ epoch: number; log: State["log"] }>(`/tables/${id}/log?seat=${seat ?? -1}&from=${from}&count=${count}`),
  remove: (id: string) => request<{ ok: boolean }>("DELETE", `/tables/${id}`),
  join: (id: string, seat: number, key?: string) =>
    post<{ ok: boolean }>(`/tables/${id}/join`, key ? { seat, key } : { seat }),
  invitations: (id: string) =>
    get<{ invitations: { seat: number; key: string; path: string }[] }>(`/tables/${id}/invitations`),
  shun: (id: string, whom: Whom, block: boolean) => post<{ ok: boolean }>(`/tables/${id}/shun`, { ...whom, block }),
  hear: (id: string, whom: Whom) => post<{ ok: boolean }>(`/tables/${id}/hear`, whom),
  report: (id: string, whom: Whom, words: string) => post<{ ok: boolean }>(`/tables/${id}/report`, { ...whom, words }),
  replay: (id: string, seat: number | null, from: number, count: number) =>
    get<Replay>(`/tables/${id}/replay?from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  odds: (id: string, seat: number, option: Option) =>
    get<{ odds: Odds | null }>(`/tables/${id}/odds?seat=${seat}&option=${encodeURIComponent(JSON.stringify(option))}`),
  record: (text: string) => request<{ id: string }>("POST", "/records", text, true),
};
