import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import type { Combat } from "../../shapes/bofa";
import { cardPlace, lastCombat, lostOf, standing } from "./combat";
import { areaOf } from "./model";

const story: Combat = {
  what: "combat",
  attacker: "fp",
  defender: "shadow",
  from: ["dale_fields"],
  target: "upper_vale",
  terrain: null,
  rounds: [],
  result: "destroyed",
};
const fought: Combat = { ...story, result: null, chosen: [] };
const line = (at: number, told?: Combat): Line => ({ key: "some-line", args: {}, at, ...(told && { story: told }) });

describe("a combat", () => {
  it("is the one on the table, else the last one the log tells of, however many answers ago", () => {
    const log = [line(1), line(2, story), line(3), line(40)];
    expect(lastCombat(log, { battle: fought })).toEqual({ combat: fought, ended: -1 });
    expect(lastCombat(log, { battle: null })).toEqual({ combat: story, ended: 2 });
    expect(lastCombat([line(1)], { battle: null })).toBeNull();
  });

  it("says of a card that it is being chosen until it is", () => {
    const one: Combat = { ...fought, chosen: ["shadow"] };
    expect(cardPlace(one, "fp", { beorn: false })).toBe("card-open");
    expect(cardPlace(one, "shadow", { beorn: false })).toBe("card-secret");
    expect(cardPlace(one, "fp", { beorn: true })).toBe("bear-no-card");
    expect(cardPlace(story, "fp", { beorn: false })).toBe("card-none");
  });

  it("counts damage on an Army that stands, and on no other", () => {
    const here = { area: "upper_vale" };
    const army = { ...areaOf({ areas: {} }, "upper_vale"), side: "shadow" as const, units: { orcs: 2 }, damage: 1 };
    const areas = { upper_vale: army };
    expect(standing({ areas }, fought, "shadow", here)).toEqual(army);
    expect(standing({ areas: {} }, fought, "shadow", here)).toBeNull();
    // the winner has come in
    expect(standing({ areas }, fought, "fp", here)).toBeNull();
    expect(standing({ areas }, { ...fought, result: "rout" }, "shadow", here)).toBeNull();
    expect(standing({ areas }, story, "shadow", here)).toBeNull();
  });

  it("tells the losses of a round by kind", () => {
    expect(["orcs", "wargs", "goblins"].map((k) => lostOf({ lost: ["orcs", "wargs", "orcs"] }, k))).toEqual([2, 1, 0]);
  });
});
