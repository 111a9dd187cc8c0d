// How much of a table was read at this device: what is new in the talk is counted, and what others did since the own
// last choice can be looked at, also after the page was left.
import type { ChatLine, State } from "./api";
import { ownLine } from "./seats";

const KEY = "ravenhill.read";
const TABLES = 60; // older ones are forgotten

// Lines of the table, of the gallery; answers.
type Counts = [talk: number, gallery: number, chosen?: number | undefined];

function kept(): Record<string, Counts> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Counts>;
  } catch {
    return {};
  }
}

export class Read {
  private counts = $state.raw<Counts>([0, 0]);

  constructor(private readonly table: string) {
    this.counts = kept()[table] ?? [0, 0];
  }

  /** How many answers stood when this person last chose here; null: nobody knows. */
  get chosen(): number | null {
    return this.counts[2] ?? null;
  }

  /** Lines of others that were not read yet, and may be. */
  unread(table: State, chat: ChatLine[], gallery: ChatLine[]): number {
    const news = [...chat.slice(this.counts[0]), ...gallery.slice(this.counts[1])];
    return news.filter((line) => !line.muted && !ownLine(table, line)).length;
  }

  all(chat: number, gallery: number): void {
    if (chat !== this.counts[0] || gallery !== this.counts[1]) this.keep([chat, gallery, this.counts[2]]);
  }

  /** The page is left, and so many answers stood when this person last chose. */
  left(chosen: number): void {
    if (chosen !== this.counts[2]) this.keep([this.counts[0], this.counts[1], chosen]);
  }

  private keep(counts: Counts): void {
    this.counts = counts;
    const { [this.table]: _, ...others } = kept();
    const last = [...Object.entries(others), [this.table, this.counts] as const].slice(-TABLES);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
    } catch {
      // a browser without storage forgets, nothing else
    }
  }
}
