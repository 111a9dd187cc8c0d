import { describe, expect, it } from "vitest";
import type { Atom, Line } from "../../../lib/api";
import { lastFight, lost } from "./battle";
import { cardOf, grouped, needs, tileOf } from "./cards";
import { lastHunt, succeeds } from "./hunt";

let at = 0;
const line = (key: string, args: Record<string, Atom> = {}): Line => ({ key: `wotr-log-${key}`, args, at: at++ });

describe("a battle read from the log", () => {
  const attack = line("attack", { side: "shadow", from: "north_ithilien", to: "osgiliath" });
  const rolls = (a: string, b: string): Line[] => [
    line("combat-roll", { side: "shadow", dice: a, n: 1 }),
    line("combat-roll", { side: "fp", dice: b, n: 0 }),
  ];

  it("has a round for every pair of rolls, with or without cards", () => {
    const fight = lastFight([
      attack,
      line("combat-card", { side: "shadow", card: "sh_strat_22" }),
      line("combat-card", { side: "fp", card: "fp_strat_02" }),
      line("mod-roll", { card: "sh_strat_22", side: "shadow", n: 1 }),
      ...rolls("6 2", "1"),
      line("reroll", { side: "shadow", dice: "5", n: 1 }),
      ...rolls("3 3", "2"),
      line("combat-card", { side: "fp", card: "fp_strat_10" }),
      ...rolls("1 1", "4"),
      line("mod-hits-less", { card: "fp_strat_10", side: "shadow", n: 1 }),
    ]);
    expect(fight?.rounds).toHaveLength(3);
    expect(fight?.rounds.map((r) => [r.sides.shadow.card, r.sides.fp.card])).toEqual([
      ["sh_strat_22", "fp_strat_02"],
      [null, null],
      [null, "fp_strat_10"],
    ]);
    expect(fight?.rounds[0]?.sides.shadow).toMatchObject({ roll: [6, 2], reroll: [5], hits: 1, rehits: 1 });
    expect(fight?.rounds[0]?.changes).toEqual([{ card: "sh_strat_22", side: "shadow", what: "roll", n: 1 }]);
    expect(fight?.rounds[1]?.changes).toEqual([]);
    expect(fight?.rounds[2]?.changes).toEqual([{ card: "fp_strat_10", side: "shadow", what: "hits", n: -1 }]);
  });

  it("sums what was lost, and ends with the action", () => {
    const fight = lastFight([
      attack,
      ...rolls("6 2", "1"),
      line("loss", { kind: "gondor_regular", n: 1, region: "osgiliath" }),
      line("reduced", { kind: "sauron_elite", region: "north_ithilien" }),
      ...rolls("6 2", "1"),
      line("loss", { kind: "gondor_regular", n: 2, region: "osgiliath" }),
      line("destroyed", { side: "fp" }),
      line("die", { seat: "fp", face: "muster" }),
      line("loss", { kind: "gondor_elite", n: 1, region: "pelargir" }),
    ]);
    expect(fight && lost(fight, "fp")).toEqual([{ kind: "gondor_regular", n: 3, reduced: false }]);
    expect(fight && lost(fight, "shadow")).toEqual([{ kind: "sauron_elite", n: 1, reduced: true }]);
    expect(fight?.ends.map((l) => l.key)).toEqual(["wotr-log-destroyed"]);
  });

  it("is the last one", () => {
    expect(lastFight([])).toBeNull();
    expect(lastFight([attack, ...rolls("1", "1"), line("attack", { side: "fp", from: "a", to: "b" })])?.attacker).toBe(
      "fp",
    );
  });
});

describe("a Hunt read from the log", () => {
  it("gathers dice, tiles and what they brought, until the action ends", () => {
    const log = [
      line("fellowship", { n: 3 }),
      line("hunt-roll", { dice: "3 5", bonus: 1, n: 1 }),
      line("hunt-reroll", { dice: "6", n: 2 }),
      line("tile", { tile: "std_13" }),
      line("eliminated", { character: "strider" }),
      line("corruption", { n: 1, total: 5 }),
      line("revealed"),
      line("found", { region: "moria" }),
      line("hold-tile", { region: "moria" }),
      line("tile", { tile: "std_02" }),
    ];
    expect(lastHunt(log)).toMatchObject({
      roll: [3, 5],
      reroll: [6],
      bonus: 1,
      successes: 2,
      corruption: 1,
      fallen: ["strider"],
      found: "moria",
      closed: false,
    });
    expect(lastHunt(log)?.tiles).toEqual([
      { id: "std_13", region: null, die: null, empty: false },
      { id: "std_02", region: "moria", die: null, empty: false },
    ]);
    expect(lastHunt([...log, line("die", { seat: "shadow", face: "army" })])?.closed).toBe(true);
    expect(
      lastHunt([
        ...log,
        line("turn", { n: 4 }),
        line("fellowship", { n: 1 }),
        line("hunt-roll", { dice: "1", bonus: 0, n: 0 }),
      ])?.roll,
    ).toEqual([1]);
  });

  it("is nothing where nothing was rolled or drawn", () => {
    expect(lastHunt([line("fellowship", { n: 1 })])).toBeNull();
  });

  it("knows which dice succeed", () => {
    expect([1, 2, 5, 6].map((d) => succeeds(d, 0))).toEqual([false, false, false, true]);
    expect([1, 2, 3, 6].map((d) => succeeds(d, 4))).toEqual([false, true, true, true]);
    expect(succeeds(1, 9)).toBe(false);
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

  it("tells what a card needs apart from what it does", () => {
    expect(needs("Needs: Boromir is there. On the table. More.", "Needs:")).toEqual({
      needs: "Boromir is there.",
      effect: "On the table. More.",
    });
    expect(needs("Heal 1.", "Needs:")).toEqual({ needs: "", effect: "Heal 1." });
  });
});
