// Every record of every game goes through a form made of the schema alone, and comes back as it was.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { TableTold, Takes, WorkshopAnswer } from "../shapes/wire";
import { Draft } from "../lib/draft.svelte";
import {
  blank,
  blanks,
  looksLike,
  read,
  typed,
  vocabulary,
  wayOf,
  written,
  type Around,
  type Fields,
  type Plain,
} from "../lib/takes";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const ASK = `import json
from ravenhill import workshop
from ravenhill.engine import game as shelf
print(json.dumps({i.id: workshop.bench(i.id) for i in shelf.games() if shelf.find(i.id).schema()}))`;
const benches = JSON.parse(
  execFileSync(process.env["PYTHON"] ?? "python3", ["-c", ASK], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: "src", RAVENHILL_PURE: "1" },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  }),
) as Record<string, Omit<WorkshopAnswer, "printed">>;

const around = ({ tables, blocks }: Omit<WorkshopAnswer, "printed">): Around => ({
  blocks,
  ids: (name) => tables.find((one) => `${one.file}.${one.table}` === name)?.records.map((r) => r.name) ?? [],
});

/** What a person would type who copies the value into an empty form, read back. */
function copied(takes: Takes, value: Plain, bench: Around): Plain {
  if (takes.kind === "drawn") return value; // shown, never written
  expect(looksLike(takes, value), JSON.stringify([takes, value])).toBe(true);
  if (takes.kind === "either") return copied(takes.ways?.[wayOf(takes, value)] as Takes, value, bench);
  if (takes.kind === "row" && Array.isArray(value))
    return value.map((one, i) => copied(takes.ways?.[i] as Takes, one, bench));
  if (Array.isArray(value)) return value.map((one) => (takes.item ? copied(takes.item, one, bench) : one));
  if (takes.kind === "spoken") {
    const calls = read(String(value));
    expect(calls, String(value)).not.toBeNull();
    return written(calls ?? []);
  }
  if (typeof value === "object") {
    const block = takes.kind === "block" ? bench.blocks[takes.of ?? ""] : undefined;
    const fields = block ? block.ways.find((way) => way.name === value[block.tag])?.fields : takes.fields;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const field = fields?.find((f) => f.name === name);
        return [name, field ? copied(field.takes, one, bench) : takes.item ? copied(takes.item, one, bench) : one];
      }),
    );
  }
  return typeof value === "boolean" ? value : typed(takes, String(value));
}

describe.each(Object.entries(benches))("%s", (game, bench) => {
  const about = around(bench);
  it("takes every record as it is", () => {
    const draft = new Draft(game, "", null, null);
    for (const table of bench.tables)
      for (const { name, record } of table.records) {
        const made = Object.fromEntries(
          table.fields
            .filter((field) => field.name in record)
            .map((field) => [field.name, copied(field.takes, record[field.name] as Plain, about)]),
        );
        expect(made).toEqual(record);
        draft.put(table, name, made, "");
        expect(draft.own(table, name)).toEqual(record);
      }
    for (const table of bench.tables) for (const { name } of table.records) draft.put(table, name, null, "");
    expect(draft.empty).toBe(true);
  });
  it("begins every field with something of its kind", () => {
    for (const table of bench.tables)
      for (const field of table.fields)
        if (field.takes.kind !== "drawn") expect(looksLike(field.takes, blank(field.takes, about))).toBe(true);
  });
});

it("keeps a number that is none as it was typed", () => {
  expect(typed({ kind: "number" }, "3")).toBe(3);
  expect(typed({ kind: "number" }, "much")).toBe("much");
});

it("takes lines of a notation apart and tells what stands where", () => {
  expect(read("may draw(self,2) -> choose(a(1) or b(2))")).toEqual([
    { may: true, word: "draw", slots: ["self", "2"] },
    { may: false, word: "choose", slots: ["a(1) or b(2)"] },
  ]);
  expect(read("draw self")).toBeNull();
  expect([...vocabulary(["draw(self,2)", "draw(each,1)"])]).toEqual([
    [
      "draw",
      {
        line: "draw(self,2)",
        slots: [
          ["each", "self"],
          ["1", "2"],
        ],
      },
    ],
  ]);
});

describe("a draft", () => {
  class Shelf {
    held = new Map<string, string>();
    getItem = (key: string): string | null => this.held.get(key) ?? null;
    setItem = (key: string, text: string): void => void this.held.set(key, text);
    removeItem = (key: string): void => void this.held.delete(key);
  }
  const table = benches["ironwood"]?.tables.find((one) => one.file === "cards_ww") as TableTold;
  const card = (damage: number): Fields => ({
    ...blanks(table.fields, around(benches["ironwood"] as never)),
    id: "WW06",
    damage,
  });
  const fresh = (shelf: Shelf): Draft => new Draft("ironwood", "", null, shelf);

  it("is there again after a reload, and every step can be undone", () => {
    const shelf = new Shelf();
    const draft = fresh(shelf);
    draft.put(table, "WW06", card(1), "damage");
    draft.put(table, "WW06", card(2), "damage");
    draft.say("en", "WW06", "name", "Sap");
    expect(fresh(shelf).own(table, "WW06")).toEqual(card(2));
    draft.undo();
    expect(draft.text("en", "WW06", "name")).toBe("");
    draft.undo();
    expect(draft.own(table, "WW06"), "what is typed into one field is one step").toBeNull();
    draft.redo();
    draft.redo();
    expect([draft.text("en", "WW06", "name"), draft.redoable]).toEqual(["Sap", false]);
    draft.saved("abc");
    expect([...shelf.held.keys()]).toEqual([]);
  });
  it("is gone on with in another browser, and is not overwritten there unseen", () => {
    const here = fresh(new Shelf());
    here.put(table, "WW06", card(1), "");
    const away = new Shelf();
    const there = fresh(away);
    there.found(here.noted);
    expect([there.own(table, "WW06"), there.changed]).toEqual([card(1), true]);
    const again = fresh(away);
    again.found(here.noted);
    expect(again.elsewhere?.records, "what was begun here and is the same is no clash").toBeUndefined();
    again.put(table, "WW06", card(2), "");
    here.put(table, "WW06", card(3), "");
    const later = fresh(away);
    later.found(here.noted);
    expect(later.own(table, "WW06"), "what is here stays until somebody chooses").toEqual(card(2));
    expect(later.elsewhere?.records).toEqual(here.records);
  });
  it("is not overwritten by another window unseen", () => {
    const shelf = new Shelf();
    const [one, other] = [fresh(shelf), fresh(shelf)];
    one.put(table, "WW06", card(1), "");
    other.heard([...shelf.held.keys()][0] ?? null);
    other.put(table, "WW06", card(2), "");
    expect(fresh(shelf).own(table, "WW06"), "nothing is written until somebody chooses").toEqual(card(1));
    other.takeOther();
    expect(other.own(table, "WW06")).toEqual(card(1));
    other.undo();
    expect(other.own(table, "WW06"), "what was here is only a step away").toEqual(card(2));
  });
});
