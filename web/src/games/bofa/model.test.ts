import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { areaOf, halves, shooters, sourceOf, type Area } from "./model";

beforeAll(() => {
  words.take("en", {
    bofa: readFileSync(new URL("../../../../src/ravenhill/locale/bofa/en.ftl", import.meta.url), "utf8"),
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

  it("finds the bowmen on high ground in range", () => {
    const bare = areaOf({ areas: {} }, "camp");
    const army = (units: Record<string, number>): Area => ({ ...bare, side: "fp", units });
    const v = {
      areas: {
        camp: army({ men_of_the_lake: 1 }),
        ruins_of_dale: army({ elven_archers: 2 }),
        inner_ridge: army({ dwarf_warriors: 3 }),
      },
    };
    expect(shooters(v, "upper_vale")).toEqual(["camp"]);
  });
});
