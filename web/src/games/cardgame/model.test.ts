import { describe, expect, it } from "vitest";
import type { Part, Place, Printed, Sums } from "../../shapes/cardgame";
import { sheetOf } from "../sheet.sample";
import { attackOn, cardOf, defenceOn, lay, ours, wallOf } from "./model";
import { numbers } from "./print";

const sheet = sheetOf<Printed>("cardgame", false);
const { locations } = sheet.facts;
lay(sheet);

const part = (id: string, icons: number, lead = 0): Part => ({ id, icons, lead, army: lead ? "high_elves" : null });
const sums = (change: Partial<Sums>): Sums => ({
  attack: [],
  tokens: 0,
  wall: { printed: 1, tokens: 0, texts: [] },
  defence: [],
  ...change,
});
const place = (change: Partial<Place>): Place => ({
  id: "egladil",
  free_peoples: [],
  shadow: [],
  attack_tokens: 0,
  defence_tokens: 0,
  reclaimed: false,
  sums: sums({}),
  attack: 0,
  location_defence: 1,
  cards_defence: 0,
  forecast: { how: "quiet", n: 0 },
  defender: "free_peoples",
  ...change,
});

describe("the running arithmetic", () => {
  it("names where every icon comes from", () => {
    const dolGuldur = place({
      id: "dol_guldur",
      defender: "shadow",
      attack: 6,
      location_defence: 3,
      cards_defence: 1,
      sums: sums({
        attack: [part("galadriel", 2, 1), part("high_elves", 2)],
        tokens: 1,
        wall: { printed: 2, tokens: 1, texts: [] },
        defence: [part("mordor_orcs", 1)],
      }),
    });
    expect(attackOn(dolGuldur)).toEqual({
      total: 6,
      parts: [
        { id: "galadriel", kind: "card", n: 2 },
        { id: "galadriel", kind: "lead", n: 1, army: "high_elves" },
        { id: "high_elves", kind: "card", n: 2 },
        { id: null, kind: "token", n: 1 },
      ],
    });
    const defence = defenceOn(dolGuldur);
    expect(defence.total).toBe(4);
    expect(defence.parts.map((p) => [p.kind, p.n])).toEqual([
      ["printed", 2],
      ["token", 1],
      ["card", 1],
    ]);
  });

  it("names texts that strengthen a path, and nothing that does not count", () => {
    const texts = [{ id: "phial_of_galadriel", n: 2 }];
    const path = place({ location_defence: 2, sums: sums({ wall: { printed: 0, tokens: 0, texts } }) });
    expect(wallOf(path, path.id)).toEqual({ total: 2, parts: [{ id: "phial_of_galadriel", kind: "text", n: 2 }] });
  });
});

describe("what is printed", () => {
  it("shortens runs of numbers", () => {
    expect(numbers([1, 2, 3, 5, 6, 7, 8, 9])).toBe("1–3, 5–9");
    expect(numbers([4, 8, 9])).toBe("4, 8–9");
    expect(numbers([3])).toBe("3");
  });

  it("knows the copies of an army", () => {
    expect(cardOf("mordor_orcs_4")).toMatchObject({ faction: "mordor", type: "army", attack: 1, defence: 1 });
    expect(ours(cardOf("sting"))).toBe(true);
    expect(ours(cardOf("theoden"))).toBe(true);
    expect(ours(cardOf("arwen"))).toBe(false);
  });

  it("knows the keywords of a card, and what is doubtful about a location", () => {
    expect(cardOf("the_hunter").keywords).toEqual(["nazgul"]);
    expect(cardOf("bow_of_the_galadhrim").keywords).toEqual(["weapon"]);
    expect(cardOf("black_riders_mount").keywords).toEqual(["steed"]);
    expect(cardOf("treebeard").keywords).toEqual(["ent"]);
    expect(cardOf("mouth_of_sauron").keywords).toEqual([]);
    expect(Object.keys(locations).filter((id) => locations[id] && ours(locations[id]))).toEqual([
      "morannon",
      "cirith_ungol",
      "morgul_vale",
    ]);
  });
});
