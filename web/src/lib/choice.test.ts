import { beforeEach, describe, expect, it } from "vitest";
import type { Decision, Option } from "./api";
import { Choice, steppers } from "./choice.svelte";

const decision = (options: Option[], ask = 1): Decision => ({
  seat: 0,
  ask,
  mine: true,
  prompt: { key: "x", args: {} },
  rule: "T1",
  options,
  notes: {},
});

let chosen: Option[];
let explained: string[];
let choice: Choice;

beforeEach(() => {
  chosen = [];
  explained = [];
  choice = new Choice(
    (o) => chosen.push(o),
    (thing) => explained.push(thing),
    (o) => o[0] === "attack",
  );
  choice.draws(["a", "b", "c", "d", "card"]);
});

describe("picking", () => {
  it("takes a thing with one option at once", () => {
    choice.ask(decision([["play", "card"], ["pass"]]));
    choice.pick("card", 0, 0);
    expect(chosen).toEqual([["play", "card"]]);
  });

  it("lights where from first, then where to", () => {
    choice.ask(decision([["move", "a", "b"], ["move", "a", "c"], ["move", "d", "c"], ["done"]]));
    expect([...choice.lit].sort()).toEqual(["a", "d"]);
    choice.pick("a", 0, 0);
    expect([...choice.lit].sort()).toEqual(["b", "c"]);
    expect(choice.menu).toBeNull();
    choice.pick("c", 0, 0);
    expect(chosen).toEqual([["move", "a", "c"]]);
  });

  it("shows from where a far end can be reached, and does nothing before that is clicked", () => {
    choice.ask(
      decision([
        ["move", "a", "b"],
        ["move", "d", "b"],
        ["move", "a", "c"],
      ]),
    );
    choice.pick("c", 0, 0);
    expect(chosen).toEqual([]);
    expect([...choice.lit]).toEqual(["a"]);
    choice.pick("a", 0, 0);
    expect(chosen).toEqual([["move", "a", "c"]]);
  });

  it("begins anew at another beginning, and explains an end that can not be reached", () => {
    choice.ask(
      decision([
        ["move", "a", "b"],
        ["move", "a", "c"],
        ["move", "d", "card"],
        ["move", "d", "b"],
      ]),
    );
    choice.pick("a", 0, 0);
    choice.pick("card", 0, 0);
    expect(explained).toEqual(["card"]);
    expect(chosen).toEqual([]);
    choice.pick("d", 0, 0);
    expect(choice.picked).toEqual(["d"]);
  });

  it("opens a menu only where clicking on can not tell options apart", () => {
    choice.ask(
      decision([
        ["move", "a", "b"],
        ["carry", "a", "b", "charged"],
        ["move", "a", "c"],
      ]),
    );
    choice.pick("a", 0, 0);
    expect(choice.menu).toBeNull();
    choice.pick("b", 5, 6);
    expect(choice.menu).toMatchObject({ thing: "b", x: 5, y: 6 });
    expect(choice.offered).toEqual([
      ["move", "a", "b"],
      ["carry", "a", "b", "charged"],
    ]);
    choice.settle(choice.offered[1] as Option);
    expect(chosen).toEqual([["carry", "a", "b", "charged"]]);
  });

  it("puts a thing back when it is clicked again", () => {
    choice.ask(
      decision([
        ["move", "a", "b"],
        ["move", "a", "c"],
      ]),
    );
    choice.pick("a", 0, 0);
    choice.pick("a", 0, 0);
    expect(choice.picked).toEqual([]);
  });

  it("asks why about what is not lit, with options like the open ones", () => {
    choice.ask(decision([["attack", "a", "b"], ["skip"]]));
    choice.pick("d", 0, 0);
    expect(explained).toEqual(["d"]);
    expect(choice.wished("d")).toEqual([
      ["attack", "a", "d"],
      ["attack", "d", "b"],
    ]);
  });

  it("waits for a second word before what can not be taken back", () => {
    choice.ask(
      decision([
        ["attack", "a", "b"],
        ["attack", "a", "c"],
      ]),
    );
    choice.pick("a", 0, 0);
    choice.pick("b", 0, 0);
    expect(chosen).toEqual([]);
    expect(choice.asked).toEqual(["attack", "a", "b"]);
    choice.confirm();
    expect(chosen).toEqual([["attack", "a", "b"]]);
  });

  it("forgets what was picked when another decision comes, not when the same comes again", () => {
    choice.ask(
      decision(
        [
          ["move", "a", "b"],
          ["move", "a", "c"],
        ],
        1,
      ),
    );
    choice.pick("a", 0, 0);
    choice.ask(
      decision(
        [
          ["move", "a", "b"],
          ["move", "a", "c"],
        ],
        1,
      ),
    );
    expect(choice.picked).toEqual(["a"]);
    choice.ask(
      decision(
        [
          ["move", "a", "b"],
          ["move", "a", "c"],
        ],
        2,
      ),
    );
    expect(choice.picked).toEqual([]);
  });
});

describe("what is aimed at", () => {
  it("is the one option a click would settle", () => {
    choice.ask(decision([["attack", "a", "b"], ["attack", "a", "c"], ["pass"]]));
    choice.aim("a");
    expect(choice.aimed).toBeNull();
    choice.pick("a", 0, 0);
    choice.aim("b");
    expect(choice.aimed).toEqual(["attack", "a", "b"]);
    choice.aim(null);
    expect(choice.aimed).toBeNull();
  });
});

describe("buttons", () => {
  it("are the options that name nothing in sight", () => {
    choice.ask(decision([["play", "card"], ["move", "a", "b"], ["burn", "unseen"], ["pass"]]));
    expect(choice.loose).toEqual([["burn", "unseen"], ["pass"]]);
  });

  it("are all of them where there is only one place to click", () => {
    choice.ask(decision([["option", "card", 1], ["option", "card", 2], ["skip"]]));
    expect(choice.loose).toHaveLength(3);
  });

  it("come back when a thing is no longer drawn", () => {
    choice.ask(decision([["play", "a"], ["play", "b"], ["play", "late"], ["pass"]]));
    expect(choice.loose).toEqual([["play", "late"], ["pass"]]);
    const gone = choice.draws(["late"]);
    expect(choice.loose).toEqual([["pass"]]);
    gone();
    expect(choice.loose).toEqual([["play", "late"], ["pass"]]);
  });
});

describe("steppers", () => {
  it("gather options that differ only in numbers", () => {
    const { steps, rest } = steppers([["units", 3, 1], ["units", 2, 1], ["units", 3, 0], ["skip"]]);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.options.map((o) => o.values)).toEqual([
      [3, 1],
      [2, 1],
      [3, 0],
    ]);
    expect(rest).toEqual([["skip"]]);
  });

  it("leave a lone pair of numbers and numbered effects as buttons", () => {
    expect(
      steppers([
        ["draw", 2],
        ["draw", 4],
      ]).steps,
    ).toEqual([]);
    expect(
      steppers([
        ["option", "card", 1],
        ["option", "card", 2],
        ["option", "card", 3],
      ]).steps,
    ).toEqual([]);
  });

  it("keeps what was begun while a newer table is on its way", () => {
    choice.ask(decision([["attack", "a", "b"], ["skip"]], 1));
    choice.settle(["attack", "a", "b"]);
    choice.ask(null);
    expect(choice.asked).toBeNull();
    choice.ask(decision([["attack", "a", "b"], ["skip"]], 1));
    expect(choice.asked).toEqual(["attack", "a", "b"]);
    choice.ask(null);
    choice.ask(decision([["skip"]], 2));
    expect(choice.asked).toBeNull();
  });
});
