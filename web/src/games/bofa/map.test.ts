// The drawing says what the board says: every border and its kind, and no false one.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readData } from "../../../build/toml";
import type { Printed } from "../../shapes/bofa";
import { corners, inside, type Point } from "../outline.sample";
import { sheetOf } from "../sheet.sample";
import { lay, regions, specials, ways, type Drawn } from "./model";

interface Facts {
  region: {
    id: string;
    terrain: string;
    territory: string;
    settlement?: boolean;
    defence?: number;
    vp?: number;
    muster?: boolean;
  }[];
  border: { a: string; b: string; type: string; up?: string }[];
  impassable: { a: string; b: string; type: string }[];
  special_area: { id: string; kind: string; leads_to?: string }[];
}
const facts = readData<Facts>("bofa", "regions");
const sheet = sheetOf<Printed, Drawn>("bofa");
const { map } = sheet;
lay(sheet);

const key = (a: string, b: string): string => [a, b].sort().join("|");
const areas = new Map(map.regions.map((r) => [r.id, corners(r.d)]));
/** Strokes of an outline, without direction. */
const strokes = (area: Point[]): Set<string> =>
  new Set(area.map((p, i) => key(String(p), String(area[(i + 1) % area.length]))));

describe("the drawing of the battlefield", () => {
  it("shows every region once, with what is printed on it", () => {
    const drawn = regions.map((r) => [r.id, r.terrain, r.territory, r.settlement, r.defence, r.points, r.muster]);
    expect(drawn.sort()).toEqual(
      facts.region
        .map((r) => [r.id, r.terrain, r.territory, r.settlement ?? false, r.defence ?? 0, r.vp ?? 0, r.muster ?? false])
        .sort(),
    );
  });

  it("lets two regions touch exactly where they are adjacent, or where the river parts them", () => {
    const wanted = new Set(
      [...facts.border, ...facts.impassable.filter((i) => i.type === "river")].map((b) => key(b.a, b.b)),
    );
    const outlines = [...areas].map(([id, area]) => [id, strokes(area)] as const);
    const touching = new Set<string>();
    for (const [a, sa] of outlines)
      for (const [b, sb] of outlines) {
        if (a >= b) continue;
        if ([...sa].some((s) => sb.has(s))) touching.add(key(a, b));
      }
    expect([...touching].sort()).toEqual([...wanted].sort());
  });

  it("draws every border as what it is: open, ford, slope with its upper side, or river", () => {
    const kinds = new Map(facts.border.map((b) => [key(b.a, b.b), [b.type, b.up ?? null]]));
    for (const i of facts.impassable) if (i.type === "river") kinds.set(key(i.a, i.b), ["river", null]);
    const drawn = new Map(map.borders.map((b) => [key(b.a, b.b), [b.kind, b.up]]));
    expect(Object.fromEntries([...drawn].sort())).toEqual(Object.fromEntries([...kinds].sort()));
  });

  it("shows musters, passes and the Eyrie on the mountain, and where the passes lead", () => {
    expect(ways).toEqual([]);
    expect(specials.map((s) => [s.id, s.kind, s.leads]).sort()).toEqual(
      facts.special_area.map((s) => [s.id, s.kind, s.leads_to ?? null]).sort(),
    );
    for (const s of map.specials)
      for (const [id, area] of areas) expect(inside(s.at as Point, area), `${s.id} in ${id}`).toBe(false);
  });

  it("lets the pieces of every region stand in it and in no other", () => {
    for (const r of map.regions)
      for (const [id, area] of areas) expect(inside(r.at as Point, area), `${r.id} in ${id}`).toBe(id === r.id);
  });

  it("keeps pieces and names apart", () => {
    const words = readFileSync(new URL("../../../../src/ravenhill/locale/bofa/en.ftl", import.meta.url), "utf8");
    const title = (id: string): string => new RegExp(`^bofa-${id} = (.*)$`, "m").exec(words)?.[1] ?? id;
    // a tray of two kinds with its name below, or the name alone
    const boxes = regions.map((r) => {
      const [x, y] = r.at;
      const half = Math.max(28, title(r.id).length * 3.6 + 7);
      return { id: r.id, box: [x - half - (r.muster ? 20 : 0), y - 16, x + half, y + 32] as const };
    });
    for (const { id: a, box: p } of boxes)
      for (const { id: b, box: q } of boxes)
        if (a < b) expect(p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3], `${a} over ${b}`).toBe(false);
  });
});
