// The server's routes as docs/api.md tells them. What goes over the wire is typed by the server's own forms.
import { forgetMe } from "./kept";
import type * as wire from "../shapes/wire";
import type { ErrorAnswer, Message, Option, Room, State, TableForm } from "../shapes/wire";

export type * from "../shapes/wire";

/** Who said a line of the talk. */
export interface Whom {
  room: Room;
  line: number;
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
      body: body === undefined ? null : raw ? (body as string | Blob) : JSON.stringify(body),
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
  const error = (told as Partial<ErrorAnswer> | null)?.error;
  if (error) throw new Refused(error.code, error.message, error.rule, answer.status);
  throw new Refused("broken", { key: "client-broken", args: { status: answer.status } }, "", answer.status);
}

const get = <T>(path: string): Promise<T> => request("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body);
/** The answer brings a new cookie: it arrives though the page be left meanwhile. */
const become = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body, false, true);

/** Whoever asked for it is somebody now. */
type Signed = { me: wire.Me };

export const api = {
  me: () => get<wire.MeAnswer>("/me"),
  rename: (name: string) => become<Signed>("/me", { name }),
  language: (language: string) => post<Signed>("/me/language", { language }),
  account: (login: string, password: string) => become<Signed>("/me/account", { login, password }),
  password: (old: string, fresh: string) => become<Signed>("/me/password", { old, new: fresh }),
  email: (email: string | null, notify: boolean, password: string) =>
    post<Signed>("/me/email", { email, notify, password }),
  confirm: (token: string) => post<wire.Confirmed>("/email/confirm", { token }),
  login: (login: string, password: string) => become<Signed>("/login", { login, password }),
  returnLink: (renew: boolean) => post<wire.ReturnLink>("/me/return", { renew }),
  returnName: (token: string) => post<wire.NameAnswer>("/return/name", { token }),
  comeBack: (token: string) => become<Signed>("/return", { token }),
  logout: async () => {
    await forgetMe();
    return become<wire.MeAnswer>("/logout");
  },
  forgotten: (who: string) => post<wire.Fine>("/password/forgotten", { who }),
  reset: (token: string, password: string) => become<Signed>("/password/reset", { token, password }),
  sessions: () => get<wire.Visits>("/me/sessions"),
  endSession: (id: string) => request<wire.Fine>("DELETE", `/me/sessions/${id}`),
  push: () => get<wire.PushAnswer>("/me/push"),
  startPush: (browser: wire.PushForm) => post<wire.Fine>("/me/push", browser),
  stopPush: () => request<wire.Fine>("DELETE", "/me/push"),
  endOthers: () => request<Signed>("DELETE", "/me/sessions", undefined, false, true),
  forgetMe: (password: string) => post<wire.MeAnswer>("/me/delete", { password }),
  shunned: () => get<wire.ShunnedAnswer>("/me/shunned"),
  makeUp: (id: string) => request<wire.Fine>("DELETE", `/me/shunned/${id}`),
  games: () => get<wire.GamesAnswer>("/games"),
  words: (language: string, of = "house", digest = "") =>
    get<wire.WordsAnswer>(`/words/${language}?of=${of}${digest && `&digest=${digest}`}`),
  rules: (game: string, language: string) => get<wire.RulesAnswer>(`/rules/${game}?language=${language}`),
  rule: (game: string, number: string, language: string) =>
    get<wire.RuleAnswer>(`/rules/${game}/${number}?language=${language}`),
  glossary: (game: string, language: string) => get<wire.GlossaryAnswer>(`/glossary/${game}?language=${language}`),
  content: () => get<wire.ContentAnswer>("/content"),
  server: () => get<wire.ServerAnswer>("/server"),
  packs: () => get<wire.PacksAnswer>("/packs"),
  keepPack: (file: Blob) => request<wire.PackAnswer>("POST", "/packs", file, true),
  sharePack: (id: string, shared: boolean) => post<wire.Fine>(`/packs/${id}/share`, { shared }),
  deletePack: (id: string) => request<wire.Fine>("DELETE", `/packs/${id}`),
  workshop: (game: string) => get<wire.WorkshopAnswer>(`/workshop/${game}`),
  lookAt: (game: string, draft: wire.DraftForm) => post<wire.LookAnswer>(`/workshop/${game}/look`, draft),
  tryOut: (game: string, draft: wire.DraftForm) => post<wire.Made>(`/workshop/${game}/try`, draft),
  keepDraft: (game: string, draft: wire.KeepForm) => post<wire.PackAnswer>(`/workshop/${game}/packs`, draft),
  draft: (game: string, pack: string) => get<wire.DraftAnswer>(`/workshop/${game}/draft?pack=${pack}`),
  noteDraft: (game: string, draft: wire.DraftKept) =>
    request<wire.Fine>("PUT", `/workshop/${game}/draft`, draft, false, true),
  dropDraft: (game: string, pack: string) => request<wire.Fine>("DELETE", `/workshop/${game}/draft?pack=${pack}`),
  readPack: (id: string) => get<wire.PackWhole>(`/packs/${id}`),
  changePack: (id: string, draft: wire.ChangeForm) => request<wire.PackAnswer>("PUT", `/packs/${id}`, draft),
  packFile: (id: string, kind: "toml" | "zip") => `/api/packs/${id}/file?as=${kind}`,
  tables: (list: "mine" | "open") => get<wire.Rows>(`/tables?list=${list}`),
  lessons: () => get<wire.LessonsAnswer>("/lessons"),
  example: (game: string, number: string) => get<wire.ExampleTold>(`/examples/${game}/${number}`),
  learn: (game: string, lesson: string) => post<wire.Made>("/lessons", { game, lesson }),
  lay: (wish: TableForm) => post<wire.Made>("/tables", wish),
  state: (id: string) => get<State>(`/tables/${id}?log=0&chat=0&gallery=0`),
  log: (id: string, seat: number | null, from: number, count: number) =>
    get<wire.LogAnswer>(`/tables/${id}/log?seat=${seat ?? -1}&from=${from}&count=${count}`),
  remove: (id: string) => request<wire.Fine>("DELETE", `/tables/${id}`),
  join: (id: string, seat: number, key?: string) =>
    post<wire.Fine>(`/tables/${id}/join`, key ? { seat, key } : { seat }),
  invitations: (id: string) => get<wire.Invitations>(`/tables/${id}/invitations`),
  shun: (id: string, whom: Whom, block: boolean) => post<wire.Fine>(`/tables/${id}/shun`, { ...whom, block }),
  hear: (id: string, whom: Whom) => post<wire.Fine>(`/tables/${id}/hear`, whom),
  report: (id: string, whom: Whom, words: string) => post<wire.Fine>(`/tables/${id}/report`, { ...whom, words }),
  replay: (id: string, seat: number | null, from: number, count: number) =>
    get<wire.Replay>(`/tables/${id}/replay?from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  course: (id: string) => get<wire.Course>(`/tables/${id}/course`),
  analysis: (id: string) => get<wire.AnalysisAnswer>(`/tables/${id}/analysis`),
  analyse: (id: string) => post<wire.AnalysisAnswer>(`/tables/${id}/analysis`),
  whatIf: (id: string, n: number, seats: wire.SeatForm[]) => post<wire.Made>(`/tables/${id}/what-if`, { n, seats }),
  beside: (form: wire.BesideForm) => post<wire.BesideTold>("/beside", form),
  kept: (form: wire.KeptForm) => post<wire.KeptTold>("/beside/kept", form),
  puzzle: (game: string, number: number) => get<wire.PuzzleTold>(`/puzzles/${game}/${number}`),
  solve: (game: string, number: number, option: Option) =>
    post<wire.PuzzleAnswer>(`/puzzles/${game}/${number}`, { option }),
  odds: (id: string, seat: number, option: Option) =>
    get<wire.OddsAnswer>(`/tables/${id}/odds?seat=${seat}&option=${encodeURIComponent(JSON.stringify(option))}`),
  hint: (id: string, seat: number) => get<wire.HintAnswer>(`/tables/${id}/hint?seat=${seat}`),
  record: (text: string) => request<wire.Made>("POST", "/records", text, true),
};
