import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import { lastFight } from "./battle";
import { slides, spots, type IronView } from "./model";

function table(change: Partial<IronView> = {}): IronView {
  const forests = Object.fromEntries(
    [...spots.values()].filter((s) => s.d).map((s) => [s.id, { fighters: 0, charged: 0, fading: 0, marks: 0 }]),
  );
  const mountains = Object.fromEntries(
    [...spots.values()]
      .filter((s) => !s.d)
      .map((s) => [s.id, { fighters: 0, golems: 0, site: "empty" as const, drill: false, marks: 0, marked: false }]),
  );
  const side = { crystals: 0, hand: 3, deck: 30, discard: [], discards: 0, played: [], aside: [], lingering: [] };
  return {
    round: 1,
    phase: "action",
    turn: 0,
    active: "woodwalkers",
    forests,
    mountains,
    drill: { at: "ferrum", track: 0, cargo: 0 },
    supply: { crystals: 20, markers: 20, woodwalkers: 10, ironclad: 7, golems: 3, totems: 5 },
    secured: 0,
    forges: 0,
    forge_tokens: 5,
    sides: { woodwalkers: side, ironclad: side },
    visions: { hand: 1, deck: 9, discovered: [], discard: 0 },
    bonuses: [],
    prohibitions: [],
    battle: null,
    solo: null,
    ...change,
  };
}
const line = (key: string, args: Record<string, string | number>): Line => ({
  key: `ironwood-log-${key}`,
  args,
  at: 4,
});

describe("the battle told", () => {
  // IC02 Conquest: 1 damage, 0 defence, 2 dominance. IC01 Empowerment: 0, 1, 2. WW values are read from the data.
  it("adds up card, golems, forge and what is left for effects", () => {
    const v = table();
    v.mountains["ferrum"] = { fighters: 2, golems: 1, site: "empty", drill: true, marks: 0, marked: false };
    const log = [
      line("attack", { side: "ironclad", a: "ferrum", b: "f07" }),
      line("revealed", { a: "none", b: "IC02" }),
      line("damage", { a: 0, b: 4 }),
    ];
    const fight = lastFight(log, v);
    expect(fight?.attacker).toBe("ironclad");
    expect(fight?.sides[0]).toMatchObject({ side: "woodwalkers", place: "f07", wager: "none" });
    expect(fight?.sides[1]).toMatchObject({ side: "ironclad", place: "ferrum", card: "IC02" });
    expect(fight?.sides[1].damage).toEqual({ card: 1, golems: 1, forge: 1, against: 0, total: 4, effects: 1 });
  });

  it("counts golems that fell in the battle, and names the winner", () => {
    const v = table();
    v.mountains["auria"] = { fighters: 1, golems: 0, site: "empty", drill: false, marks: 0, marked: false };
    const log = [
      line("attack", { side: "woodwalkers", a: "f07", b: "auria" }),
      line("revealed", { a: "none", b: "IC01" }),
      line("damage", { a: 2, b: 1 }),
      line("losses", { a: 1, fighters: 0, golems: 1 }),
      line("won", { side: "woodwalkers" }),
    ];
    const fight = lastFight(log, v);
    expect(fight?.sides[1].damage).toMatchObject({ card: 0, golems: 1, total: 1, effects: 0 });
    expect(fight?.sides[0].damage).toMatchObject({ card: 0, against: 1, total: 2, effects: 3 });
    expect(fight?.sides[1].lost).toBe(1);
    expect(fight?.winner).toBe("woodwalkers");
  });

  it("shows no card before both are turned up", () => {
    const v = table({
      battle: {
        attacker: "woodwalkers",
        forest: "f07",
        mountain: "auria",
        combat: true,
        revealed: false,
        wagers: { woodwalkers: { state: "card", card: "WW02" }, ironclad: { state: "open" } },
        damage: { woodwalkers: 0, ironclad: 0 },
        lost: { woodwalkers: 0, ironclad: 0 },
        winner: null,
      },
    });
    const fight = lastFight([line("attack", { side: "woodwalkers", a: "f07", b: "auria" })], v);
    expect(fight?.sides.map((s) => s.wager)).toEqual(["card", "open"]);
    expect(fight?.sides.map((s) => s.damage)).toEqual([null, null]);
  });
});

describe("what moved", () => {
  it("is matched along trails and ridges only", () => {
    const [before, after] = [table(), table()];
    before.forests["f01"]!.fighters = 2;
    after.forests["f01"]!.fighters = 1;
    after.forests["f04"]!.fighters = 1;
    before.mountains["ferrum"]!.fighters = 3;
    after.mountains["auria"]!.fighters = 3;
    const found = slides(before, after);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      piece: "woodwalkers",
      n: 1,
      from: spots.get("f01")?.at,
      to: spots.get("f04")?.at,
    });
    expect(found[1]).toMatchObject({
      piece: "ironclad",
      n: 3,
      from: spots.get("ferrum")?.at,
      to: spots.get("auria")?.at,
    });
  });

  it("is nothing where pieces only came or fell", () => {
    const [before, after] = [table(), table()];
    before.forests["f05"]!.fighters = 2;
    after.mountains["ferrum"]!.fighters = 1;
    expect(slides(before, after)).toEqual([]);
  });
});
