import { describe, expect, it } from "vitest";
import type { Line } from "../../../lib/api";
import type { BattleStory, Force, HuntStory, Loss, Part, Round } from "../../../shapes/wotr";
import { cardOf, grouped, tileOf } from "./cards";
import { brought, lastBattle, lastHunt, lost } from "./stories";
import { sheetOf } from "../../sheet.sample";
import { layFacts } from "../model";
import type { Printed } from "../../../shapes/wotr";

layFacts(sheetOf<Printed, unknown>("wotr").facts);

const part = (...losses: Loss[]): Part => ({ card: null, force: null, roll: null, reroll: null, extra: [], losses });
const round = (fp: Part, shadow: Part): Round => ({ fp, shadow, changes: [] });
const battle = (...rounds: Round[]): BattleStory => ({
  what: "battle",
  kind: "field",
  attacker: "shadow",
  region: "osgiliath",
  source: "north_ithilien",
  rounds,
  ends: [],
});
const hunt: HuntStory = {
  what: "hunt",
  roll: { dice: [3, 5], counts: [false, true], need: 6, bonus: 1 },
  reroll: null,
  successes: 1,
  tiles: [],
  kept: null,
  lessened: [],
  fallen: [],
  corruption: 0,
  healed: 0,
  step: null,
  revealed: false,
  found: null,
};
const line = (at: number, story?: BattleStory | HuntStory): Line => ({
  key: "some-line",
  args: {},
  at,
  ...(story ? { story } : {}),
});

describe("stories in the log", () => {
  it("are found by what they tell, the last of each", () => {
    const log = [line(1, battle()), line(2, hunt), line(3), line(4, battle(round(part(), part()))), line(5)];
    expect(lastBattle(log)).toMatchObject({ id: 3, at: 4, story: { rounds: [{ changes: [] }] } });
    expect(lastHunt(log)).toEqual({ id: 1, at: 2, story: hunt });
  });

  it("are none in a log without stories, as old records have it", () => {
    expect(lastBattle([])).toBeNull();
    expect(lastHunt([line(1), line(2)])).toBeNull();
  });

  it("sum what was lost in a battle", () => {
    const gondor = { who: "gondor_regular", n: 1, reduced: false };
    const elite = { who: "sauron_elite", n: 1, reduced: true };
    const fought = battle(round(part(gondor), part(elite)), round(part({ ...gondor, n: 2 }), part()));
    expect(lost(fought, "fp")).toEqual([{ ...gondor, n: 3 }]);
    expect(lost(fought, "shadow")).toEqual([elite]);
  });
});

describe("what a side brings", () => {
  const having = (units: number): Force => ({
    units,
    captains: [],
    most: null,
    dice: units,
    relieved: 0,
    leads: {},
    white_rider: false,
    leadership: 0,
    to_hit: 5,
    walls: null,
  });
  const roll = { dice: [6, 2, 1, 1], counts: [true, false, false, false], need: 5, add: 0, hits: 1 };
  const rolled = battle(round(part(), { ...part(), roll, force: having(4) }));

  it("is to a roll that was made what it had then", () => {
    expect(brought(rolled, "shadow", having(3))?.dice).toBe(4);
    expect(brought(rolled, "shadow", null)?.dice).toBe(4);
  });

  it("is to a roll still to come what it has now", () => {
    expect(brought(battle(), "shadow", having(3))?.dice).toBe(3);
    const next = battle(...rolled.rounds, round(part(), part()));
    expect(brought(next, "shadow", having(3))?.dice).toBe(3);
  });

  it("is not told where no roll will come, nor of a roll in an older record", () => {
    const ends = [{ key: "inside", args: { region: "osgiliath" } }];
    expect(brought({ ...battle(round(part(), part())), ends }, "shadow", having(3))).toBeNull();
    expect(brought(battle(round(part(), { ...part(), roll })), "shadow", having(3))).toBeNull();
  });
});

describe("what is printed", () => {
  it("stands on every card and tile", () => {
    for (const deck of ["fp_char", "fp_strat", "sh_char", "sh_strat"])
      for (let n = 1; n <= 24; n++) {
        const card = cardOf(`${deck}_${String(n).padStart(2, "0")}`);
        expect(["character", "army", "muster"]).toContain(card.symbol);
        expect(card.combat).not.toBe("");
        expect(card.initiative.length).toBeGreaterThan(0);
        expect(card).toMatchObject({
          side: deck.startsWith("fp") ? "fp" : "shadow",
          deck: deck.endsWith("char") ? "character" : "strategy",
          number: n,
        });
      }
    expect(tileOf("std_13")).toMatchObject({ kind: "standard", value: "eye", reveal: true });
    expect(tileOf("sp_fp_char_03")).toMatchObject({ kind: "fp", value: -2 });
  });

  it("counts tiles that do the same together", () => {
    expect(
      grouped(["std_13", "std_03", "std_14", "std_05", "sp_sh_char_01", "std_04"]).map((g) => [g.tile.id, g.n]),
    ).toEqual([
      ["std_03", 2],
      ["std_05", 1],
      ["std_13", 2],
      ["sp_sh_char_01", 1],
    ]);
  });
});
