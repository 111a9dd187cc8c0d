import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import type { BotTurn, Fight } from "../../shapes/ironwood";
import { lastFight, lastTurn } from "./battle";
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
    turns: 3,
    active: "woodwalkers",
    forests,
    mountains,
    drill: { at: "ferrum", track: 0, steps: [0, 2, 1, 1], cargo: 0 },
    supply: { crystals: 20, markers: 20, woodwalkers: 10, ironclad: 7, golems: 3, totems: 5 },
    goals: { woodwalkers: { n: 0, of: 3 }, ironclad: { n: 0, of: 3 } },
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
const values = { damage: null, defence: null, dominance: null };
const fight = (change: Partial<Fight> = {}): Fight => ({
  story: "battle",
  attacker: "woodwalkers",
  card: "WW02",
  forest: "f07",
  mountain: "auria",
  combat: true,
  revealed: false,
  units: { woodwalkers: 2, ironclad: 1 },
  wagers: { woodwalkers: { state: "open" }, ironclad: { state: "open" } },
  values: { woodwalkers: values, ironclad: values },
  damage: { woodwalkers: 0, ironclad: 0 },
  lost: null,
  winner: null,
  retreat: null,
  plundered: false,
  drill_lost: false,
  ...change,
});
const line = (at: number, story?: Line["story"]): Line => ({
  key: "some-line",
  args: {},
  at,
  story: story ?? null,
});

describe("the battle shown", () => {
  it("is the one being fought, under the name it keeps when it is over", () => {
    const before = [line(1), line(3, fight({ winner: "ironclad" })), line(4)];
    const running = lastFight(before, table({ battle: fight() }));
    expect(running).toMatchObject({ id: 1, running: true, fight: { winner: null } });
    const over = lastFight([...before, line(9, fight({ winner: "woodwalkers" }))], table());
    expect(over).toMatchObject({ id: 1, running: false, ended: 9, fight: { winner: "woodwalkers" } });
  });

  it("is none where a record of before tells no story", () => {
    expect(lastFight([line(1), line(2)], table())).toBeNull();
    expect(lastTurn([line(1), line(2)], table())).toBeNull();
  });
});

describe("the turn of the automaton", () => {
  const turn: BotTurn = {
    story: "turn",
    bot: "ironbot",
    stance: "expansive",
    exhausted: false,
    cards: ["IC01"],
    icons: [{ icon: "drill", red: false, state: "done" }],
    steps: [{ what: "stance", said: { key: "some-line", args: {} } }],
  };
  const solo = {
    bot: "ironbot" as const,
    stance: "expansive",
    exhausted: false,
    spirits: 0,
    hand: 3,
    out_of_reach: false,
  };

  it("is the running one, else the last that was told; battles are none", () => {
    const log = [line(2, turn), line(5, fight())];
    expect(lastTurn(log, table({ solo: { ...solo, turn: null } }))?.cards).toEqual(["IC01"]);
    const now = { ...turn, cards: ["IC02"] };
    expect(lastTurn(log, table({ solo: { ...solo, turn: now } }))?.cards).toEqual(["IC02"]);
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
