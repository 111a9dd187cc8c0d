import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import { crossing, favoured, halves, rolled, shooters, sourceOf, type BofaView, type Front } from "./model";

beforeAll(() => {
  words.take("en", {
    bofa: readFileSync(new URL("../../../../src/ravenhill/locale/bofa/en.ftl", import.meta.url), "utf8"),
  });
});

const front = (more: Partial<Front>): Front => ({
  area: "camp",
  beorn: false,
  shown: [],
  used: [],
  white: [],
  black: [],
  hits: 0,
  black_hit: false,
  ability: null,
  awake: false,
  plus: 0,
  plus_again: 0,
  regrouped: false,
  damage: 0,
  damage_fortification: 0,
  dice: 0,
  target: 5,
  rerolls: 0,
  characters: [],
  ...more,
});
const roll = (white: string, black: string, target = 5): Line[] => [
  { key: "bofa-log-round", args: { round: 1, area: "camp" }, at: 1 },
  { key: "bofa-log-roll", args: { side: "fp", white, black, target, hits: 0 }, at: 2 },
];

describe("the dice of a combat", () => {
  it("tells hits, misses and what was rolled again", () => {
    const dice = rolled(front({ black: [6, 2], white: [4, 5] }), "fp", roll("1 5", "3 2"));
    expect(dice.map((d) => [d.face, d.black, d.hit, d.again])).toEqual([
      [6, true, true, true],
      [2, true, false, false],
      [4, false, false, true],
      [5, false, true, false],
    ]);
  });

  it("counts a bonus of the first roll only for the first roll", () => {
    const dice = rolled(front({ white: [4, 4], plus: 1 }), "fp", roll("4 2", "-"));
    expect(dice.map((d) => d.hit)).toEqual([true, false]);
  });

  it("never hits with a natural one, always with a six", () => {
    expect(rolled(front({ white: [1, 6], plus: 5, target: 6 }), "fp", roll("1 6", "-", 6)).map((d) => d.hit)).toEqual([
      false,
      true,
    ]);
  });

  it("keeps to the numbers that held when the dice fell", () => {
    expect(rolled(front({ white: [5], target: 5 }), "fp", roll("5", "-", 6)).map((d) => d.hit)).toEqual([false]);
  });

  it("does not look into the round before, in a Combined Attack too", () => {
    const next: Line = { key: "bofa-log-round-by", args: { round: 2, area: "camp", from: "upper_vale" }, at: 3 };
    const before = rolled(front({ white: [5], target: 5 }), "fp", [...roll("5", "-", 6), next]);
    expect(before).toEqual(rolled(front({ white: [5], target: 5 }), "fp", [next]));
  });
});

describe("sources", () => {
  it("tells what is our own in part", () => {
    expect(["bilbo", "bolg", "gandalf", "bilbo_vanish", "bard_general"].map(sourceOf)).toEqual([
      "partly",
      "partly",
      "original",
      "rulebook",
      "original",
    ]);
  });
});

describe("cards and the map", () => {
  it("parts every Event card into its order and its combat effect", () => {
    for (let i = 1; i <= 30; i++) {
      const half = halves(`ev${String(i).padStart(2, "0")}`);
      for (const text of [half?.order, half?.orderText, half?.combat, half?.combatText])
        expect(text?.length, `ev${i}`).toBeGreaterThan(5);
      expect(half?.orderText).not.toMatch(/Combat:/);
    }
    expect(halves("ev04")?.combatText).toMatch(/^Choose one: /);
    expect(halves("fs01")).toBeNull();
  });

  it("knows what an attacker crosses", () => {
    expect(crossing("upper_vale", "camp")).toBe("ford");
    expect(crossing("gate_road", "front_gate")).toBe("slope");
    expect(crossing("front_gate", "gate_road")).toBe("");
  });

  it("counts the units on ground they like", () => {
    expect(favoured({ dwarf_veterans: 2, dwarf_warriors: 1 }, "ruins", false)).toBe(2);
    expect([favoured({ great_orcs: 2 }, "marshes", true), favoured({ great_orcs: 2 }, "marshes", false)]).toEqual([
      2, 0,
    ]);
  });

  it("finds the bowmen on high ground in range", () => {
    const army = (units: Record<string, number>) => ({ side: "fp", units }) as unknown as BofaView["areas"][string];
    const v = {
      areas: {
        camp: army({ men_of_the_lake: 1 }),
        ruins_of_dale: army({ elven_archers: 2 }),
        inner_ridge: army({ dwarf_warriors: 3 }),
      },
    } as unknown as BofaView;
    expect(shooters(v, "upper_vale")).toEqual(["camp"]);
  });
});
