// One open table: the socket, its recovery, and the moments shown one after the other.
import {
  api,
  offline,
  Refused,
  type AheadLeft,
  type ChatLine,
  type Decision,
  type Have,
  type Line,
  type OfferKind,
  type Option,
  type Phrase,
  type Said,
  type State,
  type Told,
  type Why,
} from "./api";
import { heardNow } from "./clock.svelte";
import { keepAnswer, keepState, keptAnswer, keptState } from "./kept";
import { self } from "./me.svelte";
import { pause } from "./pace";
import { prefs } from "./prefs.svelte";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What is said to the server is answered by one of these. */
type Answer = Exclude<Told, { type: "state" | "seats" | "chat" | "drawn" | "error" }>;

interface Waiting {
  /** Null: nobody can say what came of it but the table itself. */
  resolve: (told: Answer | null) => void;
  reject: (error: Refused) => void;
  again?: { ask: number; message: Said };
}

const NOTHING: Have = { epoch: 0, log: 0, chat: 0, gallery: 0 };
const HURRY = 1500; // milliseconds: what comes so soon after a hurried moment belongs to it
const PAGE = 200; // earlier lines of the log asked for at once
const FINAL = new Set([4003, 4004]);
const RENEWALS = 5; // how often a session is looked for again in a row
const beside = (lines: Line[]): Line[] => lines.filter((line) => line.beside);

export class Live {
  /** What is on the screen; `latest` may already be further. */
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  /** Lines before those, as far as somebody has scrolled back: `first` is the number of the first of them all. */
  earlier = $state.raw<{ first: number; lines: Line[] }>({ first: 0, lines: [] });
  chat = $state.raw<ChatLine[]>([]);
  gallery = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** The version our last answer made: a state older than that asks what we have answered. */
  private stored = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private next = 1;
  private tries = 0;
  private latest: State | null = null;
  private allLog: Line[] = [];
  private start = 0; // the number of its first line: a state brings the last ones only
  private queue: { state: State; log: Line[] }[] = [];
  private pump: ReturnType<typeof setTimeout> | null = null;
  /** When somebody last did not want to watch: what follows at once is shown as it comes. */
  private hurried = -HURRY;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private heart: ReturnType<typeof setInterval> | null = null;
  private heard = 0;
  private keeping: ReturnType<typeof setTimeout> | null = null;
  private seat: number | null = null;
  private ended = false;
  private renewals = 0;
  /** Told of what happens beside the game while somebody looks: a seat, an offer, a take-back. */
  told: (line: Line) => void = () => undefined;
  /** Told of what another of the team has drawn on the map. */
  drawn: (seat: number, marks: string[][]) => void = () => undefined;
  private wake = (): void => {
    if (document.visibilityState !== "hidden" && this.connection === "lost") this.open();
  };

  constructor(readonly id: string) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
    void this.recallAnswer();
  }

  /** An answer given without a network, before this page was opened, still waits to be sent. */
  private async recallAnswer(): Promise<void> {
    const answer = await keptAnswer(this.id);
    if (!answer || this.ended) return;
    const done = (): void => void keepAnswer(this.id, null);
    this.waiting.set(`kept ${answer.ask}`, { again: answer, resolve: done, reject: done });
    if (this.connection === "open" && this.latest) this.resend(this.latest.decisions);
  }

  /** Nobody answers: the table is shown as it stood last. */
  private async recall(): Promise<void> {
    const state = this.latest ? null : await keptState(this.id);
    if (!state || this.latest || this.ended) return;
    this.latest = { ...state, clock: null };
    [this.allLog, this.start] = [state.log.lines, state.log.from];
    this.earlier = { first: this.start, lines: [] };
    this.seat = state.you.seat;
    this.show({ state: this.latest, log: this.allLog });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const timer of [this.pump, this.retry]) if (timer) clearTimeout(timer);
    if (this.heart) clearInterval(this.heart);
    if (this.keeping) clearTimeout(this.keeping);
    this.socket?.close();
  }

  private open(): void {
    if (this.ended) return;
    if (this.retry) clearTimeout(this.retry);
    this.socket?.close();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live`,
    );
    this.socket = socket;
    socket.onopen = () => {
      const have: Have = this.latest
        ? {
            epoch: this.latest.epoch,
            log: this.start + this.allLog.length,
            chat: this.chat.length,
            gallery: this.gallery.length,
          }
        : NOTHING;
      this.say(socket, { type: "hello", seat: this.seat, have });
      this.heard = Date.now();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    if (!this.heart) this.heart = setInterval(() => this.beat(), 10_000);
  }

  private beat(): void {
    if (this.connection !== "open") return;
    if (Date.now() - this.heard > 35_000) this.lost(0);
    else if (Date.now() - this.heard > 18_000) void this.ask({ type: "ping" }).catch(() => undefined);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.ended) return;
    if (FINAL.has(code)) return this.end(code === 4004 ? "client-no-table" : "client-forbidden");
    if (code === 4001) return void this.lookWhoWeAre();
    this.again();
  }

  private end(key: string): void {
    this.connection = "closed";
    this.refusal = new Refused("closed", { key, args: {} });
    this.drop();
  }

  /**
   * The session has ended, or was renewed in another window: then the browser has a new cookie by now, or in a moment.
   */
  private async lookWhoWeAre(): Promise<void> {
    this.connection = "lost";
    const before = self.me;
    let me: typeof before;
    try {
      me = (await api.me()).me;
    } catch {
      return this.again();
    }
    if (me && this.renewals++ < RENEWALS) return this.again();
    if (!me && before && this.renewals++ < 1) {
      this.retry = setTimeout(() => void this.lookWhoWeAre(), 800); // the new cookie may be on its way
      return;
    }
    self.me = me;
    this.end(before ? "client-signed-out" : "client-members-only");
  }

  /** Comes again as who this browser now is. */
  renew(): void {
    this.seat = null;
    this.open();
  }

  private again(): void {
    this.connection = "lost";
    void this.recall();
    const delay = Math.min(8000, 300 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.retry = setTimeout(() => this.open(), delay);
    // An answer may be sent again when the table is back; anything else the person can repeat.
    for (const [id, w] of this.waiting)
      if (!w.again) {
        this.waiting.delete(id);
        w.reject(offline());
      }
  }

  private drop(): void {
    for (const w of this.waiting.values()) w.reject(offline());
    this.waiting.clear();
  }

  private hear(told: Told): void {
    if (told.type === "state") {
      const fresh = this.connection !== "open";
      if (fresh && this.latest?.you.seats.length && !told.state.you.seats.length && this.renewals < RENEWALS) {
        const strange = this.socket; // nobody knows us there any more
        this.socket = null;
        strange?.close();
        return void this.lookWhoWeAre();
      }
      this.renewals = 0;
      this.connection = "open";
      this.tries = 0;
      this.take(told.state, fresh);
      if (fresh) this.resend(told.state.decisions);
      return;
    }
    if (told.type === "seats") {
      const change = { seats: told.seats, watchers: told.watchers };
      if (this.latest) this.latest = { ...this.latest, ...change };
      if (this.state) this.state = { ...this.state, ...change };
      return;
    }
    if (told.type === "drawn") return this.drawn(told.seat, told.marks);
    if (told.type === "chat") return this.overhear(told.chat, told.gallery);
    const id = told.id ?? "";
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (told.type === "error") waiting?.reject(new Refused(told.error.code, told.error.message, told.error.rule));
    else waiting?.resolve(told);
  }

  private resend(open: Decision[]): void {
    for (const [id, w] of this.waiting) {
      if (!w.again) continue;
      if (open.some((d) => d.ask === w.again?.ask && d.mine)) {
        if (this.socket) this.say(this.socket, { ...w.again.message, id });
      } else {
        this.waiting.delete(id); // it arrived before the line broke
        w.resolve(null);
      }
    }
  }

  private overhear(chat: State["chat"], gallery: State["gallery"]): void {
    this.chat = [...this.chat.slice(0, chat.from), ...chat.lines];
    this.gallery = [...this.gallery.slice(0, gallery.from), ...gallery.lines];
  }

  private take(told: State, fresh: boolean): void {
    const state = { ...told, clock: heardNow(told.clock) };
    this.takeLines(state, fresh);
    this.overhear(state.chat, state.gallery);
    const before = this.latest;
    this.latest = state;
    if (this.keeping) clearTimeout(this.keeping);
    this.keeping = setTimeout(() => {
      const log = { from: this.start, lines: this.allLog };
      if (this.latest) void keepState(this.id, { ...this.latest, log });
    }, 1200);
    if (state.you.seat !== null) this.seat = state.you.seat;
    const turned = before && before.you.seat !== state.you.seat;
    const back = before && state.epoch !== before.epoch;
    const hurried = Date.now() - this.hurried < HURRY;
    if (!this.state || turned || back || hurried || prefs.still || document.hidden) {
      if (hurried) this.hurried = Date.now();
      return this.rush({ state, log: this.allLog });
    }
    // what this person has just done is there at once, whatever is still being looked at
    if (!this.queue.length && (this.busy || state.version <= this.stored)) this.rest();
    this.queue.push({ state, log: this.allLog });
    if (!this.pump) this.step();
  }

  private takeLines(state: State, fresh: boolean): void {
    const { from, lines } = state.log;
    const before = this.latest;
    const joins = from >= this.start && from <= this.start + this.allLog.length;
    const same = before && before.you.seat === state.you.seat && !(fresh && before.epoch !== state.epoch);
    const known = beside(this.allLog).length;
    if (joins && same) {
      this.allLog = [...this.allLog.slice(0, from - this.start), ...lines];
      if (!fresh) for (const line of beside(this.allLog).slice(known)) this.told(line);
    } else {
      // another log, or so much was missed that lines lie between
      this.allLog = lines;
      this.start = from;
      this.earlier = { first: from, lines: [] };
    }
  }

  /** Asks for the lines before the first one that is here. */
  async lookEarlier(): Promise<void> {
    const { latest, start, earlier } = this;
    if (!latest || earlier.first === 0) return;
    const from = Math.max(0, earlier.first - PAGE);
    const told = await api.log(this.id, latest.you.seat, from, earlier.first - from);
    const sameLog = this.start === start && this.earlier === earlier && told.epoch === latest.epoch;
    if (!sameLog) return;
    this.earlier = { first: from, lines: [...told.log.lines, ...earlier.lines] };
  }

  private step(): void {
    this.pump = null;
    const moment = this.queue.shift();
    if (!moment) return;
    const known = this.log.length;
    this.show(moment);
    this.pump = setTimeout(() => this.step(), pause(moment.log.slice(known), this.queue.length));
  }

  private rest(): void {
    if (this.pump) clearTimeout(this.pump);
    this.pump = null;
  }

  private rush(moment: { state: State; log: Line[] }): void {
    this.queue = [];
    this.rest();
    this.show(moment);
  }

  /** Everything that waits to be shown is shown at once, and what still comes too; false: nothing waits. */
  hurry(): boolean {
    const last = this.queue.at(-1);
    if (!last) return false;
    this.hurried = Date.now();
    this.rush(last);
    return true;
  }

  private show(moment: { state: State; log: Line[] }): void {
    const seats = this.latest?.seats ?? moment.state.seats;
    this.state = { ...moment.state, seats: moment.state === this.latest ? seats : moment.state.seats };
    this.log = moment.log;
  }

  /** Whether everything that happened has been shown, our own answer too. */
  get settled(): boolean {
    return this.state !== null && this.state.version === this.latest?.version && this.state.version >= this.stored;
  }

  private say(socket: WebSocket, said: Said): void {
    socket.send(JSON.stringify(said));
  }

  private ask(message: Said, again?: number): Promise<Answer | null> {
    const id = String(this.next++);
    return new Promise((resolve, reject) => {
      const socket = this.socket;
      if (!socket || socket.readyState !== WebSocket.OPEN) {
        if (again === undefined) return reject(offline());
      } else this.say(socket, { ...message, id });
      this.waiting.set(id, { resolve, reject, ...(again === undefined ? {} : { again: { ask: again, message } }) });
    });
  }

  /** Says what was chosen. False: it could not be taken back, and with `careful` nothing was done. */
  async answer(decision: Decision, option: Option, careful: boolean): Promise<boolean> {
    this.busy = true;
    const { seat, ask } = decision;
    const message: Said = { type: "answer", seat, ask, option, careful };
    const alone = this.connection !== "open"; // it waits here too, should the page be closed before the table is back
    if (alone) void keepAnswer(this.id, { ask, message });
    try {
      const told = await this.ask(message, ask);
      if (alone) void keepAnswer(this.id, null);
      if (told?.type === "final") return false;
      this.stored = told?.type === "ok" ? told.version : 0;
      return true;
    } finally {
      this.busy = false;
    }
  }

  /** Says what was rolled or drawn at the real table, or how much of it the table is to draw. */
  async feed(seat: number, ask: number, outcomes: string[], draw: "one" | "kind" | "all" | null): Promise<void> {
    this.busy = true;
    try {
      const told = await this.ask({ type: "feed", seat, ask, outcomes, draw });
      this.stored = told?.type === "ok" ? told.version : 0;
    } finally {
      this.busy = false;
    }
  }

  unfeed = (seat: number): Promise<unknown> => this.ask({ type: "unfeed", seat });
  undo = (seat: number): Promise<unknown> => this.ask({ type: "undo", seat });
  resign = (seat: number): Promise<unknown> => this.ask({ type: "resign", seat });
  offer = (seat: number, kind: OfferKind): Promise<unknown> => this.ask({ type: "offer", seat, kind });
  reply = (seat: number, number: number, accept: boolean): Promise<unknown> =>
    this.ask({ type: "reply", seat, number, accept });
  machine = (seat: number, player: string | null): Promise<unknown> => this.ask({ type: "machine", seat, player });
  /** Answers in advance, instead of those left before. */
  ahead = (seat: number, left: AheadLeft[]): Promise<unknown> => this.ask({ type: "ahead", seat, left });
  talk = (said: { text: string } | { phrase: Phrase }): Promise<unknown> =>
    this.ask({ type: "chat", text: null, phrase: null, ...said });
  /** Marks on the map for the team; lost ones are drawn again when the table is back. */
  draw = (seat: number, marks: string[][]): Promise<unknown> =>
    this.ask({ type: "draw", seat, marks }).catch(() => undefined);

  async why(seat: number, option: Option): Promise<Why> {
    const told = await this.ask({ type: "why", seat, option });
    if (told?.type !== "why") throw offline();
    return told;
  }

  look(seat: number): Promise<unknown> {
    this.seat = seat;
    return this.ask({ type: "look", seat });
  }
}
