// Marks drawn on the map, for oneself or for the team: a ring around a place, an arrow from one to another. A table
// says who they are told to; where none is told they stay on this page.
import { getContext, setContext } from "svelte";

/** One place, or from one to another, by their ids. */
export type Mark = string[];

const MOST = 24; // as many as the table takes
const CONTEXT = Symbol("chalk");

export class Chalk {
  own = $state.raw<Mark[]>([]);
  /** What others of the team have drawn, by seat. */
  others = $state.raw<ReadonlyMap<number, Mark[]>>(new Map());
  /** A finger, or the left button, draws. */
  pencil = $state(false);
  /** Whether the team sees what is drawn here. */
  shared = $state(true);

  /** `mates`: whether there is anybody in the team who could see it. */
  constructor(
    private tell: (marks: Mark[]) => void = () => undefined,
    private mates: () => boolean = () => false,
  ) {}

  get among(): boolean {
    return this.mates();
  }

  /** Draws a mark, or wipes it off where it is drawn already; the oldest goes when there are too many. */
  draw(mark: Mark): void {
    const key = mark.join(" ");
    const rest = this.own.filter((m) => m.join(" ") !== key);
    this.set(rest.length < this.own.length ? rest : [...rest.slice(1 - MOST), mark]);
  }

  wipe(): void {
    if (this.own.length) this.set([]);
  }

  share(shared: boolean): void {
    this.shared = shared;
    if (this.among && this.own.length) this.tell(shared ? this.own : []);
  }

  /** The line was cut: the table may have forgotten. */
  again(): void {
    if (this.shared && this.among && this.own.length) this.tell(this.own);
  }

  /** Somebody of the team has drawn. */
  hear(seat: number, marks: Mark[]): void {
    this.others = new Map([...this.others, [seat, marks]]);
  }

  /** Another person sits down at this screen. */
  turn(): void {
    this.own = [];
    this.others = new Map();
  }

  private set(marks: Mark[]): void {
    this.own = marks;
    if (this.shared && this.among) this.tell(marks);
  }
}

/** The boards below this part are drawn on with this chalk. */
export const provideChalk = (chalk: Chalk): Chalk => setContext(CONTEXT, chalk);

/** The chalk of the table; where there is none, one's own. */
export const chalkHere = (): Chalk => (getContext(CONTEXT) as Chalk | undefined) ?? new Chalk();
