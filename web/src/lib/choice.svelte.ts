// From a click on a thing to an option. Knows no game: options are tuples, a thing is an id somebody draws.
import { untrack } from "svelte";
import type { Decision, Message, Option, Why } from "./api";

/** Options of one verb that differ only in their numbers: chosen with steppers. */
export interface Steps {
  verb: string;
  /** Numbers of every option, in the order the game lists them: the first is what it thinks of first. */
  options: { values: number[]; option: Option }[];
}

export const same = (a: Option, b: Option): boolean => a.length === b.length && a.every((part, i) => part === b[i]);

const things = (option: Option): string[] => option.slice(1).map(String);

/** Splits options into steppers (a verb with nothing but numbers, three or more ways) and the rest. */
export function steppers(options: Option[]): { steps: Steps[]; rest: Option[] } {
  const groups = new Map<string, Steps>();
  for (const option of options) {
    const values = option.slice(1);
    if (!values.length || !values.every((part) => typeof part === "number")) continue;
    const key = `${option[0]}/${values.length}`;
    const group = groups.get(key) ?? { verb: String(option[0]), options: [] };
    group.options.push({ values: values as number[], option });
    groups.set(key, group);
  }
  const steps = [...groups.values()].filter((g) => g.options.length > 2);
  const taken = new Set(steps.flatMap((g) => g.options.map((o) => o.option)));
  return { steps, rest: options.filter((o) => !taken.has(o)) };
}

/** Whether this is the option that is meant. */
export type Meant = (option: Option) => boolean;

export class Choice {
  decision = $state.raw<Decision | null>(null);
  /** Ids drawn on the screen now: what is not drawn is offered as a button. */
  private drawn = $state.raw<ReadonlySet<string>>(new Set());
  // How often each is drawn. Plain, because a component's farewell would read reactive state as it was before.
  private counts = new Map<string, number>();
  picked = $state.raw<string[]>([]);
  /** Where the small menu stands, while one is open. */
  menu = $state.raw<{ thing: string; x: number; y: number; uses?: boolean } | null>(null);
  /** A thing pointed at from elsewhere: the log, the prompt, a button. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** A lit thing under the pointer or the focus. */
  private aim_at = $state<string | null>(null);
  /** An option of the small menu under the pointer or the focus. */
  considered = $state.raw<Option | null>(null);
  /** Why a thing that was clicked can not be chosen; null answers: it is being asked. */
  why = $state.raw<{ thing: string; x: number; y: number; answers: Why[] | null } | null>(null);
  /** The thing that a card on the board tells of: the reasons about it stand there. */
  looked = $state<string | null>(null);
  /** What stands at the thing clicked last, name first, where no card on the board tells it. */
  standing = $state("");
  /** What was taken last: where it went stays in sight while its details are asked. */
  last = $state.raw<Option | null>(null);
  /** Waits for "yes, really". */
  asked = $state.raw<Option | null>(null);

  private begun: { ask: number; seat: number; picked: string[]; asked: Option | null } | null = null;

  /** Where something was taken whose uses the next question asks for: they open there. */
  private opening: { thing: string; x: number; y: number } | null = null;

  /** What was chosen says what to take of the next question, too. */
  private intention: Meant | null = null;

  constructor(
    /** Takes an option; `sure`: whoever chose has been asked whether they mean it. */
    private choose: (option: Option, sure: boolean) => void,
    private explain: (thing: string, x: number, y: number) => void,
    /** Whether to ask back before anybody else is told of a choice. */
    private weighty: () => boolean,
    private elsewhere: (id: string) => boolean = () => false,
  ) {}

  all: Option[] = $derived(this.decision?.options ?? []);
  open: Option[] = $derived(
    this.picked.length ? this.all.filter((o) => this.picked.every((p) => things(o).includes(p))) : this.all,
  );
  /** What can be clicked: everything the open options name. */
  able: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap(things).filter((p) => !this.picked.includes(p) && this.drawn.has(p))),
  );
  /** What is lit: of every open option the thing that comes next. First from where, then where to. */
  lit: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap((o) => things(o).find((p) => !this.picked.includes(p) && this.drawn.has(p)) ?? [])),
  );
  /**
   * Options that name nothing on the screen, or all of them where there is only one place to click: buttons beside the
   * prompt.
   */
  loose: Option[] = $derived.by(() => {
    const places = new Set(this.all.map((o) => this.seen(o).join(" ")).filter(Boolean));
    return places.size === 1 ? this.all : this.all.filter((o) => !this.seen(o).length);
  });
  /** The option that a click now would settle, if it is only one. */
  aimed: Option | null = $derived.by(() => {
    const aim = this.aim_at;
    if (aim === null || !this.lit.has(aim)) return null;
    const left = this.open.filter((o) => things(o).includes(aim));
    return left.length === 1 ? (left[0] as Option) : null;
  });
  /** What the small menu lists: the ways of the thing picked, or the uses of one that was just taken. */
  offered: Option[] = $derived(this.menu ? (this.menu.uses ? this.loose : this.open) : []);

  /** What to know of an option before taking it. */
  note(option: Option): Message | null {
    return this.decision?.notes[String(this.all.indexOf(option))] ?? null;
  }

  /** Whether the game tells the chances behind an option. */
  chancy(option: Option): boolean {
    const at = this.all.findIndex((o) => same(o, option));
    return this.decision?.odds.includes(at) ?? false;
  }

  /** Whether it is held up to be looked at, wherever it lies: a card, not a place of the board. */
  held(id: string): boolean {
    return this.elsewhere(id);
  }

  /** Whether pointing at this id shows something. */
  shows(id: string): boolean {
    return this.drawn.has(id) || this.elsewhere(id);
  }

  /** Whether some option begins with this thing. */
  private begins(thing: string): boolean {
    return this.all.some((o) => this.seen(o)[0] === thing);
  }

  private seen(option: Option): string[] {
    return things(option).filter((p) => this.drawn.has(p));
  }

  ask(decision: Decision | null): void {
    if (
      decision?.ask === this.decision?.ask &&
      decision?.seat === this.decision?.seat &&
      (decision === null) === (this.decision === null)
    ) {
      this.decision = decision;
      return;
    }
    // While a newer table is on its way nothing is open; the same question finds what was begun.
    if (this.decision)
      this.begun = { ask: this.decision.ask, seat: this.decision.seat, picked: this.picked, asked: this.asked };
    const back = decision && this.begun?.ask === decision.ask && this.begun.seat === decision.seat ? this.begun : null;
    this.decision = decision;
    this.clear();
    if (back) [this.picked, this.asked] = [back.picked, back.asked];
    else if (decision) this.follow();
  }

  /** A new question is here: what was meant for it is chosen, or forgotten. */
  private follow(): void {
    const meant = this.intention;
    this.intention = null;
    const option = meant && this.all.find(meant);
    const opening = this.opening;
    this.opening = null;
    if (option) this.settle(option);
    else if (opening && this.loose.length > 1 && this.loose.length === this.all.length)
      this.menu = { ...opening, uses: true };
  }

  /** Takes an option of a thing that lies here; if the next question only asks what for, its answers open there. */
  use(option: Option, thing: string, near: Element): void {
    const box = near.getBoundingClientRect();
    this.opening = { thing, x: box.left + box.width / 2, y: box.bottom };
    this.settle(option);
  }

  clear(): void {
    this.picked = [];
    this.menu = null;
    this.asked = null;
    this.aim_at = null;
    this.considered = null;
  }

  /** A component draws this thing; the returned function says it no longer does. */
  draws(ids: string[]): () => void {
    const change = (by: number): void => {
      for (const id of ids) {
        const count = (this.counts.get(id) ?? 0) + by;
        if (count > 0) this.counts.set(id, count);
        else this.counts.delete(id);
      }
      this.drawn = new Set(this.counts.keys());
    };
    untrack(() => change(1));
    return () => change(-1);
  }

  /** A click or tap on a thing; `then` is what it says of the next question, if it settles this one. */
  pick(thing: string, x: number, y: number, then: Meant | null = null): void {
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((p) => p !== thing);
      this.menu = null;
      return;
    }
    if (!this.able.has(thing)) {
      this.menu = null;
      if (this.picked.length && this.begins(thing)) {
        this.picked = [];
        this.pick(thing, x, y, then);
      } else this.explain(thing, x, y);
      return;
    }
    if (!this.lit.has(thing)) {
      // the far end of something: show from where it can be reached, but do nothing yet
      this.picked = [...this.picked, thing];
      return;
    }
    const left = this.open.filter((o) => things(o).includes(thing));
    if (left.length === 1) {
      this.settle(left[0] as Option, then);
      return;
    }
    this.picked = [...this.picked, thing];
    const done = left.some((o) => !things(o).some((p) => !this.picked.includes(p) && this.drawn.has(p)));
    this.menu = done ? { thing, x, y } : null;
  }

  /** Takes an option. When the next question offers one that `then` means, that is taken as well. */
  settle(option: Option, then: Meant | null = null): void {
    this.intention = then;
    this.menu = null;
    this.considered = null;
    if (this.weighty()) this.asked = option;
    else this.take(option, false);
  }

  /** It turns out that this can not be taken back: nothing was done yet. */
  askBack(option: Option): void {
    if (this.all.some((o) => same(o, option))) this.asked = option;
  }

  confirm(): void {
    if (this.asked) this.take(this.asked, true);
  }

  /** From one thing to another, as if both had been clicked: the second answers the next question where it has to. */
  drag(from: string, to: string, x: number, y: number): void {
    this.pick(from, x, y, (option) => things(option).includes(to));
    if (!this.picked.includes(from) || !this.lit.has(to)) return;
    this.menu = null;
    this.pick(to, x, y);
  }

  private take(option: Option, sure: boolean): void {
    this.last = option;
    this.choose(option, sure);
    this.clear();
  }

  aim(thing: string | null): void {
    this.aim_at = thing;
  }

  point(...ids: string[]): void {
    this.pointed = new Set(ids);
  }

  /** Options that would be like the open ones if this thing stood in their place: what to ask "why not?" about. */
  wished(thing: string): Option[] {
    const pattern = new Map<string, Option>();
    for (const o of this.open) {
      for (let i = o.length - 1; i > 0; i--) {
        if (typeof o[i] !== "string" || this.picked.includes(String(o[i])) || !this.drawn.has(String(o[i]))) continue;
        const wish = o.map((part, k) => (k === i ? thing : part));
        const kind = `${o[0]}/${i}`;
        if (!pattern.has(kind)) pattern.set(kind, wish);
      }
    }
    const wishes = [...pattern.values()].filter((w) => !this.all.some((o) => same(o, w)));
    return wishes.slice(0, 4);
  }
}

/** Where nothing can be chosen: names, cards and pieces can still be looked at. */
export const lookingOn = (): Choice =>
  new Choice(
    () => undefined,
    () => undefined,
    () => false,
  );
