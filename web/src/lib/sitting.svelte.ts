// What one person goes through at an open table: is asked, chooses, waits until it is stored, is asked again; thinks of
// taking back. The table is shown to it (`see`) whenever it changes; it never looks by itself.
import type { Decision, Option, State } from "./api";

/** What decides about the open question. */
export interface Moment {
  table: State;
  /** Everything that happened has been shown. */
  settled: boolean;
  /** An answer is on its way. */
  busy: boolean;
  /** A moment of the past is looked at. */
  past: boolean;
}

/** The question put to the seat this screen is turned to. */
export const ownQuestion = (table: State): Decision | null =>
  table.decisions.find((d) => d.seat === table.you.seat && d.options) ?? null;

/** The question put to another seat of this person: the screen has to be turned. */
export const otherQuestion = (table: State): Decision | null =>
  table.you.seats.length > 1 && !ownQuestion(table) ? (table.decisions.find((d) => d.mine) ?? null) : null;

export class Sitting {
  /** What can be chosen now. While an answer is on its way it stays the question that was answered. */
  question = $state.raw<Decision | null>(null);
  /** A take-back is thought about, and what would go back is told. */
  thinkingBack = $state(false);
  /** Answers standing when this person last chose: what came after can be looked at again. */
  mark = $state<number | null>(null);
  /** Something was taken back: the only choice is not taken by itself, or nobody came past it. */
  private paused = $state(false);
  private shown = { version: -1, epoch: 0, ask: -1 };
  private before: number | null = null;

  /** `ring` is called once for every question put to this person; `mark`: what is known from their last visit. */
  constructor(
    private ring: (decision: Decision) => void = () => undefined,
    mark: number | null = null,
  ) {
    this.mark = mark;
  }

  see({ table, settled, busy, past }: Moment): void {
    const own = ownQuestion(table);
    if (this.shown.version < 0) this.mark = Math.min(this.mark ?? table.answers, table.answers);
    if (table.epoch > this.shown.epoch) this.paused = true;
    if (table.version !== this.shown.version) this.thinkingBack = false; // it is no longer what was said
    if (own && own.ask !== this.shown.ask) this.ring(own);
    this.shown = { version: table.version, epoch: table.epoch, ask: own?.ask ?? this.shown.ask };
    if (past || !settled) this.question = null;
    else if (!busy) this.question = own;
  }

  /** The only option, where it may be taken without asking. */
  get sole(): Option | null {
    const options = this.question?.options;
    return options?.length === 1 && !this.paused ? (options[0] ?? null) : null;
  }

  /** How much has happened since this person last chose. */
  missed(table: State): number {
    return table.over || table.you.seat === null || this.mark === null ? 0 : table.answers - this.mark;
  }

  /** What we choose ourselves is nothing that happened to us: said before the table shows it. */
  choose(table: State): void {
    this.before = this.mark;
    this.mark = Math.max(this.mark ?? 0, table.answers + 1);
  }

  /** The choice is stored. */
  chosen(): void {
    this.paused = false;
  }

  /** The choice was refused, or has to be asked about first. */
  unchosen(): void {
    this.mark = this.before;
  }
}
