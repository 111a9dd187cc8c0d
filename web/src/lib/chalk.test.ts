import { describe, expect, it } from "vitest";
import { Chalk, type Mark } from "./chalk.svelte";

/** A chalk, and everything its table was told. */
function among(mates: boolean): { chalk: Chalk; told: Mark[][] } {
  const told: Mark[][] = [];
  return {
    chalk: new Chalk(
      (marks) => told.push(marks),
      () => mates,
    ),
    told,
  };
}

describe("chalk", () => {
  it("draws, wipes off what is drawn again, and all at once", () => {
    const { chalk, told } = among(true);
    chalk.draw(["moria"]);
    chalk.draw(["moria", "lorien"]);
    chalk.draw(["moria"]);
    expect(chalk.own).toEqual([["moria", "lorien"]]);
    chalk.wipe();
    chalk.wipe();
    expect(told).toEqual([[["moria"]], [["moria"], ["moria", "lorien"]], [["moria", "lorien"]], []]);
  });

  it("is nobody's business where there is no partner, or when it is not to be seen", () => {
    const alone = among(false);
    alone.chalk.draw(["moria"]);
    alone.chalk.again();
    expect(alone.told).toEqual([]);
    const { chalk, told } = among(true);
    chalk.draw(["moria"]);
    chalk.share(false);
    chalk.draw(["lorien"]);
    expect(told).toEqual([[["moria"]], []]); // what was seen is taken back
    chalk.share(true);
    expect(told.at(-1)).toEqual([["moria"], ["lorien"]]);
  });

  it("keeps as many marks as a table takes, the last ones", () => {
    const { chalk } = among(false);
    for (let i = 0; i < 30; i++) chalk.draw([`place-${i}`]);
    expect(chalk.own.length).toBe(24);
    expect(chalk.own[0]).toEqual(["place-6"]);
  });

  it("shows what partners have drawn until somebody else sits down", () => {
    const { chalk } = among(true);
    chalk.hear(2, [["moria"]]);
    chalk.hear(3, [["bree"]]);
    chalk.hear(2, []);
    expect([...chalk.others]).toEqual([
      [2, []],
      [3, [["bree"]]],
    ]);
    chalk.turn();
    expect(chalk.others.size).toBe(0);
  });
});
