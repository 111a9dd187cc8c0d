// A part of a game kept beside its printed board: what happened is told deed by deed, the server's rules count, and
// every deed can be taken back and told again. All of it lies in this browser.
import { api, offline, Refused, type KeptTold, type Option } from "./api";
import { notices } from "./notices.svelte";

interface Kept {
  scenario: string;
  seed: number;
  deeds: Option[];
}

const same = (deed: Option): string => JSON.stringify(deed);

export class Keeping {
  told = $state.raw<KeptTold | null>(null);
  deeds = $state.raw<Option[]>([]);
  /** Taken back, the last one first. */
  gone = $state.raw<Option[]>([]);
  busy = $state(false);
  private seed = 0;
  private readonly possible = $derived(new Set((this.told?.deeds ?? []).map(same)));

  constructor(
    readonly game: string,
    private readonly pack: string,
    private readonly shelf: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {}

  private get place(): string {
    return `ravenhill-kept-${this.game}`;
  }

  /** What was kept here last, or a new game. */
  async open(): Promise<void> {
    let kept: Kept | null = null;
    try {
      kept = JSON.parse(this.shelf.getItem(this.place) ?? "null") as Kept | null;
    } catch {
      // nothing that could be read
    }
    if (kept) {
      this.seed = kept.seed;
      if (await this.ask(kept.deeds, kept.scenario)) return;
    }
    await this.begin();
  }

  async begin(scenario = ""): Promise<void> {
    this.seed = Math.floor(Math.random() * 2 ** 30);
    if (await this.ask([], scenario)) this.gone = [];
  }

  can = (...deed: Option): boolean => !this.busy && this.possible.has(same(deed));

  /** What can be told of this verb: its first thing, once each. */
  of(verb: string): string[] {
    const found = (this.told?.deeds ?? []).filter((d) => d[0] === verb).map((d) => String(d[1] ?? ""));
    return [...new Set(found)];
  }

  async tell(...deed: Option): Promise<void> {
    if (!this.busy && (await this.ask([...this.deeds, deed]))) this.gone = [];
  }

  async undo(): Promise<void> {
    const last = this.deeds.at(-1);
    if (last && !this.busy && (await this.ask(this.deeds.slice(0, -1)))) this.gone = [...this.gone, last];
  }

  async redo(): Promise<void> {
    const next = this.gone.at(-1);
    if (next && !this.busy && (await this.ask([...this.deeds, next]))) this.gone = this.gone.slice(0, -1);
  }

  /** How it stands after these; they count only if the rules take them. */
  private async ask(deeds: Option[], scenario = this.told?.scenario ?? ""): Promise<boolean> {
    this.busy = true;
    try {
      const { game, pack, seed } = this;
      const which = { ...(scenario ? { scenario } : {}), ...(pack ? { pack } : {}) };
      this.told = await api.kept({ game, deeds, seed, ...which });
      this.deeds = deeds;
      const kept: Kept = { scenario: this.told.scenario, seed, deeds };
      try {
        this.shelf.setItem(this.place, JSON.stringify(kept));
      } catch {
        // private windows, full disks: it is kept as long as the page is open
      }
      return true;
    } catch (error) {
      notices.refuse(error instanceof Refused ? error : offline(), this.game);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
