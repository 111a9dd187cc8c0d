// The drawing says what the map's facts say: every region, every border that can be crossed, a ridge along every one
// that can not.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readData } from "../../../../build/toml";
import { NATION, type Nation } from "../model";
import { alone, boxOf, layout, letters, lines, type Box } from "./labels";
import { pictureOf, sheetOf } from "../../sheet.sample";
import { inside } from "../../outline.sample";
import { areas, borders, layMap, mordor, regionOf, regions, rim, rings, size, ways, type Point } from "./map";

layMap(sheetOf("wotr"));

interface Fact {
  id: string;
  nation: string;
  settlement: string;
  vp: number;
  adjacent: string[];
  impassable?: string[];
}
const facts = readData<{ region: (Partial<Fact> & Pick<Fact, "id" | "adjacent">)[] }>("wotr", "regions").region.map(
  (r): Fact => ({ nation: "none", settlement: "none", vp: 0, ...r }),
);
const said = readFileSync(new URL("../../../../../src/ravenhill/locale/wotr/en.ftl", import.meta.url), "utf8");
const names = new Map([...said.matchAll(/^wotr-(\w+) = (.+)$/gm)].map((m) => [m[1] as string, m[2] as string]));
const picture = pictureOf("wotr");

const pair = (a: string, b: string): string => [a, b].sort().join(" ");
const open = new Set(facts.flatMap((f) => f.adjacent.map((o) => pair(f.id, o))));
const shut = new Set(facts.flatMap((f) => (f.impassable ?? []).map((o) => pair(f.id, o))));
const sorted = (list: Iterable<string>): string[] => [...list].sort();

const shapes = new Map([...rings].map(([id, runs]) => [id, runs.flatMap((run) => run.slice(0, -1))]));
const length = (points: Point[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]), 0);
function off(p: Point, points: Point[]): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const l = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / l));
    best = Math.min(best, Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1])));
  }
  return best;
}
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (o: Point, p: Point, q: Point): number => (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0]);
  return turn(c, d, a) > 0 !== turn(c, d, b) > 0 && turn(a, b, c) > 0 !== turn(a, b, d) > 0;
}

describe("the map's drawing", () => {
  it("shows every region once, as the facts have it", () => {
    expect(regions.length).toBe(105);
    expect(ways).toEqual([]);
    const drawn = regions.map((r) => [r.id, r.nation, r.side, r.settlement, r.vp, sorted(r.adjacent)]);
    const side = (nation: string): string => (nation in NATION ? NATION[nation as Nation].side : "none");
    expect(drawn.sort()).toEqual(
      facts.map((f) => [f.id, f.nation, side(f.nation), f.settlement, f.vp, sorted(f.adjacent)]).sort(),
    );
  });

  it("draws a border that can be crossed exactly where two regions are adjacent, each once", () => {
    const drawn = borders.filter((b) => b.kind === "open").map((b) => pair(...b.pair));
    expect(drawn.length).toBe(232);
    expect(sorted(drawn)).toEqual(sorted(open));
  });

  it("draws a ridge exactly where two regions touch and can not be crossed", () => {
    const drawn = borders.filter((b) => b.kind === "ridge").map((b) => pair(...b.pair));
    // Eagle's Eyrie lies between Carrock and Mount Gundabad here, so these two do not touch at all
    expect(sorted([...drawn, pair("carrock", "mount_gundabad")])).toEqual(sorted(shut));
    expect(shut.size).toBe(45);
    for (const p of shut) expect(open.has(p), p).toBe(false);
  });

  it("lets two regions touch only where the facts let them, whatever the borders are called", () => {
    const keys = new Map([...shapes].map(([id, shape]) => [id, new Set(shape.map(String))]));
    const touching = new Set<string>();
    for (const a of regions)
      for (const b of regions)
        if (a.id < b.id && [...keys.get(a.id)!].filter((p) => keys.get(b.id)!.has(p)).length > 1)
          touching.add(pair(a.id, b.id));
    for (const p of open) expect(touching.has(p), `${p} should touch`).toBe(true);
    for (const p of touching) expect(open.has(p) || shut.has(p), `${p} should not touch`).toBe(true);
  });

  it("makes every outline of shared borders, end to end", () => {
    for (const [id, runs] of rings)
      runs.forEach((run, i) => expect(run.at(-1), id).toEqual(runs[(i + 1) % runs.length]![0]));
    const used = new Map<string, number>();
    for (const runs of rings.values())
      for (const run of runs) {
        const key = [String(run), String(run.toReversed())].sort()[0]!;
        used.set(key, (used.get(key) ?? 0) + 1);
      }
    for (const b of borders) {
      const key = [String(b.points), String(b.points.toReversed())].sort()[0]!;
      expect(used.get(key), b.pair.join(" ")).toBe(b.kind === "open" || b.kind === "ridge" ? 2 : 1);
    }
  });

  it("keeps every border long enough to see, and none across another", () => {
    for (const b of borders) if (b.kind === "open") expect(length(b.points), b.pair.join(" ")).toBeGreaterThan(18);
    const strokes = borders.flatMap((b, n) => b.points.slice(1).map((q, i) => ({ n, a: b.points[i]!, b: q })));
    const crossed: string[] = [];
    for (let i = 0; i < strokes.length; i++)
      for (let j = i + 1; j < strokes.length; j++) {
        const [s, t] = [strokes[i]!, strokes[j]!];
        if (Math.abs(s.a[0] - t.a[0]) > 60 || Math.abs(s.a[1] - t.a[1]) > 60) continue;
        if ([s.a, s.b].some((p) => [t.a, t.b].some((q) => p[0] === q[0] && p[1] === q[1]))) continue;
        if (cross(s.a, s.b, t.a, t.b)) crossed.push(`${borders[s.n]!.pair} ${borders[t.n]!.pair}`);
      }
    expect(crossed).toEqual([]);
  });

  it("sets peaks along every ridge and nowhere else", () => {
    const peaks = [...picture.matchAll(/<use href="#peak\d+" transform="translate\(([-\d.]+) ([-\d.]+)\)/g)].map(
      (m): Point => [Number(m[1]), Number(m[2])],
    );
    const ridges = borders.filter((b) => b.kind === "ridge");
    for (const r of ridges)
      expect(peaks.filter((p) => off(p, r.points) < 3).length, r.pair.join(" ")).toBeGreaterThan(length(r.points) / 16);
    for (const p of peaks) expect(Math.min(...ridges.map((r) => off(p, r.points))), String(p)).toBeLessThan(3);
  });

  it("draws one Settlement for every one there is", () => {
    expect([...picture.matchAll(/<g class="s">/g)].length).toBe(facts.filter((f) => f.settlement !== "none").length);
    for (const r of regions) expect(r.town !== null, r.id).toBe(r.settlement !== "none");
  });

  it("lets pieces, Settlements and names stand in their own region and in no other", () => {
    const where = (p: Point): string[] => [...shapes].filter(([, shape]) => inside(p, shape)).map(([id]) => id);
    for (const r of regions)
      for (const at of [r.at, r.label, ...(r.town ? [r.town] : [])]) expect(where(at), `${r.id} ${at}`).toEqual([r.id]);
  });

  it("keeps pieces apart and on the paper", () => {
    for (const a of regions)
      expect(a.at[0] > 20 && a.at[0] < size[0] - 20 && a.at[1] > 20 && a.at[1] < size[1] - 20, a.id).toBe(true);
    const near = regions.flatMap((a) =>
      regions
        .filter((b) => a.id < b.id && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < 38)
        .map((b) => pair(a.id, b.id)),
    );
    expect(near).toEqual([]);
  });

  it("lays the Mordor Track on Gorgoroth", () => {
    expect(mordor.length).toBe(6);
    for (const p of mordor) expect(inside(p, shapes.get("gorgoroth")!), String(p)).toBe(true);
  });

  it("divides the map into nine parts", () => {
    expect(areas.length).toBe(9);
    expect(sorted(areas.map((a) => a.id))).toContain("map_south_east");
  });
});

describe("a set of regions", () => {
  it("has a line around it", () => {
    expect(rim(new Set(["barad_dur"])).split("M").length - 1).toBe(
      borders.filter((b) => b.pair.includes("barad_dur")).length,
    );
    expect(rim(new Set(["barad_dur", "gorgoroth"]))).not.toBe("");
  });
});

describe("names on the map", () => {
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  const towns = new Map(
    regions.filter((r) => r.town).map((r) => [r.id, [{ x: r.town![0] - 12, y: r.town![1] - 13, w: 25, h: 24 }]]),
  );
  const at = (scale: number, first: string[] = []) =>
    layout({ scale, name: (id) => names.get(id) ?? id, first: new Set(first), pieces: towns });

  it("never cover each other or a Settlement, at any zoom", () => {
    for (const scale of [0.25, 0.4, 0.55, 0.7, 0.9, 1.2, 1.6, 2.5, 4]) {
      const placed = at(scale).map((l) => ({ id: l.id, box: boxOf(l) }));
      const all = [
        ...placed,
        ...[...towns].flatMap(([id, boxes]) => boxes.map((box) => ({ id: `Settlement of ${id}`, box }))),
      ];
      const over = placed.flatMap((a) =>
        all.filter((b) => a !== b && !apart(a.box, b.box)).map((b) => `${a.id} over ${b.id} at ${scale}`),
      );
      expect(over).toEqual([]);
    }
  });

  it("are all there once the map is large, and most of them on a small screen", () => {
    expect(at(1.25).length).toBe(105);
    expect(at(0.7).length).toBeGreaterThan(88);
    expect(at(0.3).length).toBeGreaterThan(25);
  });

  it("are always large enough to read", () => {
    for (const scale of [0.2, 0.7, 3]) for (const l of at(scale)) expect(l.size * scale).toBeGreaterThanOrEqual(9.49);
    expect(letters(6)).toBeLessThanOrEqual(22);
  });

  it("are larger over a City or Stronghold (W3.7)", () => {
    for (const scale of [0.3, 1, 3]) {
      const sizes = new Map(at(scale).map((l) => [regionOf.get(l.id)!.settlement, l.size]));
      for (const great of ["city", "stronghold"] as const)
        for (const small of ["town", "none"] as const) expect(sizes.get(great)).toBeGreaterThan(sizes.get(small) ?? 0);
    }
  });

  it("show what can be chosen before anything else", () => {
    expect(at(0.3, ["weather_hills"]).some((l) => l.id === "weather_hills")).toBe(true);
  });

  it("can be shown alone where there is no room", () => {
    const label = alone(regionOf.get("weather_hills")!, "Weather Hills", 0.3);
    expect(label.lines).toEqual(["Weather", "Hills"]);
    expect(label.size * 0.3).toBeGreaterThanOrEqual(9.49);
  });

  it("break into lines of about the same length", () => {
    expect(lines("Bree")).toEqual(["Bree"]);
    expect(lines("Vale of the Celduin")).toEqual(["Vale of", "the Celduin"]);
    expect(lines("Narrows of the Forest")).toEqual(["Narrows of", "the Forest"]);
  });
});
