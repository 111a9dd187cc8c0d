import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import type { BotTurn } from "../../shapes/ironwood";
import { lastFight, lastTurn } from "./battle";
import { fight } from "./battle.sample";
import { sheetOf } from "../sheet.sample";
import { lay, slides, spots, type IronView } from "./model";

lay(sheetOf("ironwood"));

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
  it("is what the log tells, piece by piece, and nothing else", () => {
    const march = { story: "march", from: "ferrum", to: "auria", pieces: { ironclad: 3, golem: 1 } };
    const [from, to] = [spots.get("ferrum")?.at, spots.get("auria")?.at];
    expect(slides([line(1), line(2, march), line(3, fight())])).toEqual([
      { piece: "ironclad", n: 3, from, to },
      { piece: "golem", n: 1, from, to },
    ]);
  });
});
