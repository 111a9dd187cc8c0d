// Values as a schema told as data takes them: what a field begins with, where in a record something stands, and the
// lines of a notation taken apart. It knows no game.
import type { BlockTold, FieldTold, Takes } from "../shapes/wire";

export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain };
export type Fields = { [name: string]: Plain };

/** What a schema needs to know of the records there are. */
export interface Around {
  blocks: Record<string, BlockTold>;
  /** The keys of all records of "file.table". */
  ids: (table: string) => string[];
}

/** What a field holds before anybody has written into it. */
export function blank(takes: Takes, around: Around): Plain {
  switch (takes.kind) {
    case "number":
    case "real":
      return Math.min(Math.max(0, takes.low ?? 0), takes.high ?? Infinity);
    case "flag":
      return false;
    case "list": {
      const item = takes.item;
      return item ? Array.from({ length: takes.low ?? 0 }, () => blank(item, around)) : [];
    }
    case "table":
      return blanks(takes.fields ?? [], around);
    case "map":
      return {};
    case "ref":
      return around.ids(takes.tables?.[0] ?? "")[0] ?? "";
    case "row":
      return (takes.ways ?? []).map((way) => blank(way, around));
    case "either":
      return takes.ways?.[0] ? blank(takes.ways[0], around) : "";
    case "noted":
      return takes.choices?.find((word) => !takes.naming?.includes(word)) ?? `${takes.choices?.[0] ?? ""}:`;
    case "counted":
      return `${takes.before ?? ""}1`;
    case "block":
      return block(takes.of ?? "", around.blocks[takes.of ?? ""]?.ways[0]?.name ?? "", around);
    case "spoken":
      return around.blocks[takes.of ?? ""]?.lines?.[0] ?? "";
    default:
      return takes.choices?.[0] ?? takes.hints?.[0] ?? "";
  }
}

/** A record or table with what it must have. */
export const blanks = (fields: FieldTold[], around: Around): Fields =>
  Object.fromEntries(fields.filter((f) => !f.optional).map((f) => [f.name, blank(f.takes, around)]));

/** A building block by its word. */
export function block(sort: string, name: string, around: Around): Fields {
  const told = around.blocks[sort];
  const way = told?.ways.find((one) => one.name === name);
  return { [told?.tag ?? ""]: name, ...blanks(way?.fields ?? [], around) };
}

/** Whether a value is of a kind, as far as its form goes: which of several ways it is shown in. */
export function looksLike(takes: Takes, value: Plain): boolean {
  switch (takes.kind) {
    case "number":
    case "real":
      return typeof value === "number";
    case "flag":
      return typeof value === "boolean";
    case "list":
    case "row":
      return Array.isArray(value);
    case "table":
    case "map":
    case "block":
      return typeof value === "object" && !Array.isArray(value);
    case "either":
      return (takes.ways ?? []).some((way) => looksLike(way, value));
    case "text":
      return typeof value === "string" && (!takes.choices?.length || takes.choices.includes(value));
    default:
      return typeof value === "string" || (takes.kind === "ref" && typeof value === "number");
  }
}

/** The way of several a value is written in. */
export const wayOf = (takes: Takes, value: Plain): number =>
  Math.max(
    0,
    (takes.ways ?? []).findIndex((way) => looksLike(way, value)),
  );

/** What a person typed, as a field takes it; a number that is none stays as it was typed, and is refused by name. */
export function typed(takes: Takes, text: string): Plain {
  if (takes.kind !== "number" && takes.kind !== "real") return text;
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

// --- lines of a notation ---

export interface Line {
  may: boolean;
  word: string;
  slots: string[];
}

/** Cuts at a mark that stands outside all brackets. */
function cut(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    depth += text[i] === "(" ? 1 : text[i] === ")" ? -1 : 0;
    if (depth === 0 && text.startsWith(mark, i)) {
      parts.push(text.slice(start, i));
      start = i + mark.length;
    }
  }
  return [...parts, text.slice(start)];
}

/** `may draw(self,2) -> ...`: its calls, the paid one first; null: it is not in the notation. */
export function read(line: string): Line[] | null {
  const calls = cut(line, " -> ").map((part): Line | null => {
    const found = /^(may )?([a-z_]+)\((.*)\)$/s.exec(part);
    return found ? { may: !!found[1], word: found[2] ?? "", slots: cut(found[3] ?? "", ",") } : null;
  });
  return calls.every((call) => call !== null) && written(calls) === line ? calls : null;
}

export const written = (calls: Line[]): string =>
  calls.map(({ may, word, slots }) => `${may ? "may " : ""}${word}(${slots.join(",")})`).join(" -> ");

/** The words of a notation, each with what the game's own lines say in its places. */
export function vocabulary(lines: string[]): Map<string, { line: string; slots: string[][] }> {
  const found = new Map<string, { line: string; slots: Set<string>[] }>();
  for (const line of lines)
    for (const { word, slots } of read(line) ?? []) {
      const known = found.get(word) ?? { line: written([{ may: false, word, slots }]), slots: [] };
      slots.forEach((slot, i) => (known.slots[i] ??= new Set()).add(slot));
      found.set(word, known);
    }
  return new Map(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, { line, slots }]) => [word, { line, slots: slots.map((s) => [...s].sort()) }]),
  );
}
