import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import { words } from "../../lib/words.svelte";
import { sheetOf } from "../sheet.sample";
import { halves, lay, slides, sourceOf, spots } from "./model";

beforeAll(() => {
  lay(sheetOf("bofa"));
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

  it("moves the Armies the log tells of, and no others", () => {
    const march = { what: "march", side: "shadow", from: "camp", to: "upper_vale" };
    const line = (story?: Record<string, unknown>): Line => ({
      key: "some-line",
      args: {},
      at: 1,
      ...(story && { story }),
    });
    expect(slides([line(), line(march), line({ ...march, what: "combat" })])).toEqual([
      { side: "shadow", from: spots.get("camp")?.at, to: spots.get("upper_vale")?.at },
    ]);
  });
});
