// A pack that is being written: every step can be undone, it is kept in the browser as it is typed and on the server a
// moment later, and what another window has written meanwhile is never overwritten unseen.
import type { RecordTold, TableTold } from "../shapes/wire";
import type { Fields, Plain } from "./takes";

/** By file and table; `pack` is its head, `words` its names and texts. */
export type Records = Record<string, Fields>;
export interface Kept {
  records: Records;
  /** Of what the server has, when this draft was begun. */
  digest: string;
  /** The window that wrote it. */
  window: string;
}
const STEPS = 200;
const FRESH = "new";

/** Where a draft lies in the browser. */
const place = (game: string, pack: string): string => `ravenhill-workshop-${game}-${pack || FRESH}`;

export const labelOf = (table: TableTold, record: Fields): string =>
  table.many ? table.key.map((field) => String(record[field] ?? "")).join("/") : "";

export class Draft {
  records = $state.raw<Records>({});
  digest = $state("");
  /** Another window has written into the same draft since. */
  elsewhere = $state.raw<Kept | null>(null);
  /** It is not as the server has it. */
  changed = $state(false);
  private past = $state.raw<Records[]>([]);
  private future = $state.raw<Records[]>([]);
  private last = ""; // where the last change was: what is typed into one field is one step
  private readonly window = Math.random().toString(36).slice(2);
  private begun = ""; // the window whose draft this one goes on with

  constructor(
    readonly game: string,
    readonly pack: string,
    stored: { records: Records; digest: string } | null,
    private readonly shelf: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null = typeof localStorage ===
    "undefined"
      ? null
      : localStorage,
  ) {
    const kept = this.kept();
    this.records = kept?.records ?? stored?.records ?? { pack: { name: "", version: "1", game } };
    this.digest = kept?.digest ?? stored?.digest ?? "";
    this.changed = kept !== null;
    this.begun = kept?.window ?? "";
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  get redoable(): boolean {
    return this.future.length > 0;
  }

  private kept(): Kept | null {
    try {
      const text = this.shelf?.getItem(place(this.game, this.pack));
      return text ? (JSON.parse(text) as Kept) : null;
    } catch {
      return null; // nothing that could be read
    }
  }

  private keep(): void {
    if (this.elsewhere) return; // until somebody has chosen which is to stay
    this.shelf?.setItem(place(this.game, this.pack), JSON.stringify(this.noted));
  }

  /** Another window has written: nothing of either is lost until somebody chooses. */
  heard(key: string | null): void {
    if (key === place(this.game, this.pack)) this.meet(this.kept());
  }

  /** What the server keeps of it: from another browser perhaps. Where nothing was begun here, it is gone on with. */
  found(other: Kept | null): void {
    if (!other) return;
    if (this.changed) return this.meet(other);
    [this.records, this.digest, this.changed] = [other.records, other.digest, true];
    this.keep();
  }

  private meet(other: Kept | null): void {
    if (!other || other.window === this.window || other.window === this.begun) return;
    if (JSON.stringify(other.records) === JSON.stringify(this.records)) return;
    this.elsewhere = other;
  }

  /** As the server is to keep it. */
  get noted(): Kept {
    return { records: this.records, digest: this.digest, window: this.window };
  }

  takeOther(): void {
    const other = this.elsewhere;
    if (!other) return;
    this.elsewhere = null;
    this.step(other.records, "");
  }

  keepMine(): void {
    this.elsewhere = null;
    this.keep();
  }

  /** Changes the draft; `where` is what was written into. */
  step(records: Records, where: string): void {
    if (!where || where !== this.last) this.past = [...this.past.slice(-STEPS + 1), this.records];
    this.last = where;
    this.future = [];
    this.records = records;
    this.changed = true;
    this.keep();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.records, ...this.future];
    this.past = this.past.slice(0, -1);
    this.go(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.records];
    this.future = rest;
    this.go(after);
  }

  private go(records: Records): void {
    this.last = "";
    this.records = records;
    this.changed = true;
    this.keep();
  }

  /** The server has it now: the browser need not keep it. */
  saved(digest: string): void {
    this.digest = digest;
    this.changed = false;
    this.shelf?.removeItem(place(this.game, this.pack));
  }

  forget(): void {
    this.shelf?.removeItem(place(this.game, this.pack));
  }

  // --- records ---

  private list(table: TableTold): Fields[] {
    const held = this.records[table.file]?.[table.table];
    return Array.isArray(held) ? (held as Fields[]) : held ? [held as Fields] : [];
  }

  /** What the pack says in the place of a record; null: nothing. */
  own(table: TableTold, name: string): Fields | null {
    return this.list(table).find((record) => labelOf(table, record) === name) ?? null;
  }

  /** The records a pack adds. */
  added(table: TableTold): Fields[] {
    const known = new Set(table.records.map((r) => r.name));
    return this.list(table).filter((record) => !known.has(labelOf(table, record)));
  }

  /** The record as it would be at a table. */
  now(table: TableTold, name: string): Fields | null {
    return this.own(table, name) ?? (table.records.find((r) => r.name === name)?.record as Fields | undefined) ?? null;
  }

  /** The draft with another record in its place; null: ours again. Nothing empty is left. */
  with(records: Records, table: TableTold, name: string, record: Fields | null): Records {
    const file: Fields = { ...records[table.file] };
    const held = file[table.table];
    const list = (Array.isArray(held) ? held : held ? [held] : []) as Fields[];
    const at = list.findIndex((one) => labelOf(table, one) === name);
    const next = record
      ? at < 0
        ? [...list, record]
        : list.map((one, i) => (i === at ? record : one))
      : list.filter((_, i) => i !== at);
    if (next.length === 0) delete file[table.table];
    else file[table.table] = table.many ? next : (next[0] as Fields);
    const { [table.file]: _, ...rest } = records;
    return Object.keys(file).length ? { ...rest, [table.file]: file } : rest;
  }

  put(table: TableTold, name: string, record: Fields | null, where: string): void {
    this.step(this.with(this.records, table, name, record), where && `${table.file}.${table.table}.${name}.${where}`);
  }

  // --- names and texts ---

  text(language: string, ident: string, part: string): string {
    const told = this.records["words"]?.[language] as Record<string, Record<string, string>> | undefined;
    return told?.[ident]?.[part] ?? "";
  }

  /** Whether it calls a thing otherwise. */
  says(ident: string): boolean {
    return Object.values(this.records["words"] ?? {}).some((told) => ident in (told as Fields));
  }

  say(language: string, ident: string, part: string, text: string): void {
    const all = structuredClone(this.records["words"] ?? {}) as Record<string, Record<string, Record<string, string>>>;
    const told = (all[language] ??= {});
    const one = (told[ident] ??= {});
    if (text) one[part] = text;
    else delete one[part];
    if (Object.keys(one).length === 0) delete told[ident];
    if (Object.keys(told).length === 0) delete all[language];
    const { words: _, ...rest } = this.records;
    const next = Object.keys(all).length ? { ...rest, words: all as Fields } : rest;
    this.step(next, `words.${language}.${ident}.${part}`);
  }

  silence(ident: string): Records {
    const all = structuredClone(this.records["words"] ?? {}) as Record<string, Record<string, Plain>>;
    for (const [language, told] of Object.entries(all)) {
      delete told[ident];
      if (Object.keys(told).length === 0) delete all[language];
    }
    const { words: _, ...rest } = this.records;
    return Object.keys(all).length ? { ...rest, words: all as Fields } : rest;
  }

  head(field: string, text: string): void {
    this.step({ ...this.records, pack: { ...this.records["pack"], [field]: text } }, `pack.${field}`);
  }

  /** Nothing is changed by it yet. */
  get empty(): boolean {
    return Object.keys(this.records).every((file) => file === "pack");
  }
}

/** Those that are ours, or partly, come first. */
export const doubtful = (told: RecordTold): boolean => ["original", "recalled", "partly"].includes(told.mark);
