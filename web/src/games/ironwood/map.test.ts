// The drawing says what the board says: every border, trail and place, and no false one.
import { describe, expect, it } from "vitest";
import { readData } from "../../../build/toml";
import { corners, inside, type Point } from "../outline.sample";
import { sheetOf } from "../sheet.sample";
import { lay, mountains, forests, ways, type Drawn } from "./model";
import type { Printed } from "../../shapes/ironwood";

interface Board {
  mountain: { id: string; ridges_to: string[]; forests: string[]; kind: string; number: number }[];
  forest: { id: string; trails_to: string[]; mountains: string[]; kind: string; number: number }[];
}
const board = readData<Board>("ironwood", "board");
const sheet = sheetOf<Printed, Drawn>("ironwood");
const { map } = sheet;
lay(sheet);

const sorted = (list: Iterable<string>): string[] => [...list].sort();
const areas = new Map(map.forests.map((f) => [f.id, corners(f.d)]));

describe("the board's drawing", () => {
  it("draws over the picture what a pack joins and parts, and nothing without one", () => {
    expect(ways).toEqual([]);
    const { forests: told } = sheet.facts;
    const trails = (id: string, joins: string[]): Printed["forests"] => ({ [id]: { ...told[id]!, joins } });
    const facts = { ...sheet.facts, forests: { ...told, ...trails("f01", ["f16"]), ...trails("f16", ["f01"]) } };
    lay({ ...sheet, facts });
    const over = (how: string): string[] => ways.filter((w) => w.how === how).map((w) => w.id);
    expect(over("joined")).toEqual(["joined f01 f16"]);
    expect(over("parted")).toContain("parted f01 f04");
    lay(sheet);
  });

  it("shows every place once, with its number and kind", () => {
    const drawn = [...forests, ...mountains].map((s) => [s.id, s.number, s.kind]);
    expect(drawn.sort()).toEqual([...board.forest, ...board.mountain].map((s) => [s.id, s.number, s.kind]).sort());
  });

  it("draws a trail between two forests exactly where the board has one", () => {
    for (const f of board.forest) {
      const drawn = map.ridges
        .filter((r) => r.forests.includes(f.id))
        .map((r) => r.forests.find((o) => o !== f.id) as string);
      expect(sorted(drawn), f.id).toEqual(sorted(f.trails_to));
    }
  });

  it("draws a ridge between two mountains exactly where the board has one", () => {
    for (const m of board.mountain) {
      const drawn = map.ridges.filter((r) => r.a === m.id || r.b === m.id).map((r) => (r.a === m.id ? r.b : r.a));
      expect(sorted(drawn), m.id).toEqual(sorted(m.ridges_to));
    }
  });

  it("lets a forest touch exactly its mountains", () => {
    for (const f of board.forest) {
      const touched = map.mountains
        .filter((m) => areas.get(f.id)?.some(([x, y]) => Math.hypot(x - m.at[0]!, y - m.at[1]!) < 1.5))
        .map((m) => m.id);
      expect(sorted(touched), f.id).toEqual(sorted(f.mountains));
    }
  });

  it("shares every ridge between the two forests beside it, stroke for stroke", () => {
    for (const r of map.ridges) {
      const [a, b] = r.forests.map((id) => new Set(areas.get(id)?.map(String)));
      const shared = [...(a as Set<string>)].filter((p) => b?.has(p));
      expect(shared.length, `${r.a}-${r.b}`).toBeGreaterThanOrEqual(3);
    }
  });

  it("lets every forest's pieces stand in their own forest and in no other", () => {
    for (const f of map.forests)
      for (const [id, area] of areas) expect(inside(f.at as Point, area), `${f.id} in ${id}`).toBe(id === f.id);
  });

  it("keeps pieces apart", () => {
    const spots = [...map.forests, ...map.mountains];
    for (const a of spots)
      for (const b of spots)
        if (a !== b)
          expect(Math.hypot(a.at[0]! - b.at[0]!, a.at[1]! - b.at[1]!), `${a.id} ${b.id}`).toBeGreaterThan(50);
  });
});
