import { beforeEach, describe, expect, it } from "vitest";
import type { Decision, Option } from "./api";
import { Choice, steppers } from "./choice.svelte";
import { decisionOf } from "./state.sample";

const decision = (options: Option[], ask = 1): Decision => decisionOf({ options, ask });

let chosen: Option[];
let sure: boolean[];
let explained: string[];
let always: boolean;
let choice: Choice;

beforeEach(() => {
  chosen = [];
  sure = [];
  explained = [];
  always = false;
  choice = new Choice(
    (option, certain) => {
      chosen.push(option);
      sure.push(certain);
    },
    (thing) => explained.push(thing),
    () => always,
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

  it("waits for a second word where somebody wants to be asked about everything", () => {
    always = true;
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
    expect(sure).toEqual([true]);
  });

  it("asks back what the server says can not be taken back", () => {
    choice.ask(decision([["attack", "a", "b"], ["skip"]]));
    choice.settle(["attack", "a", "b"]);
    expect(sure).toEqual([false]);
    choice.askBack(["attack", "a", "b"]);
    expect(choice.asked).toEqual(["attack", "a", "b"]);
    choice.confirm();
    expect(chosen).toHaveLength(2);
    expect(sure).toEqual([false, true]);
  });

  it("does not ask back about a question that has gone meanwhile", () => {
    choice.ask(decision([["attack", "a", "b"], ["skip"]]));
    choice.settle(["attack", "a", "b"]);
    choice.ask(decision([["skip"], ["done"]], 2));
    choice.askBack(["attack", "a", "b"]);
    expect(choice.asked).toBeNull();
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

describe("what is meant for the next question", () => {
  const into = (place: string) => (o: Option) => o[0] === "to" && o[1] === place;
  const ends: Option[] = [
    ["to", "b"],
    ["to", "c"],
  ];

  it("is chosen as soon as it comes", () => {
    choice.ask(
      decision([
        ["area", "a"],
        ["area", "d"],
      ]),
    );
    choice.pick("a", 0, 0, into("c"));
    choice.ask(null); // the table is on its way
    choice.ask(decision(ends, 2));
    expect(chosen).toEqual([
      ["area", "a"],
      ["to", "c"],
    ]);
  });

  it("is forgotten where it is not offered, and holds for one question only", () => {
    choice.ask(
      decision([
        ["area", "a"],
        ["area", "d"],
      ]),
    );
    choice.pick("a", 0, 0, into("c"));
    choice.ask(decision([["to", "b"], ["skip"]], 2));
    choice.ask(decision(ends, 3));
    expect(chosen).toEqual([["area", "a"]]);
  });

  it("waits for what it came with to be confirmed, and gives way to another choice", () => {
    choice.ask(
      decision([
        ["area", "a"],
        ["area", "d"],
      ]),
    );
    choice.pick("a", 0, 0, into("c"));
    choice.askBack(["area", "a"]);
    choice.confirm();
    choice.ask(decision(ends, 2));
    expect(chosen.at(-1)).toEqual(["to", "c"]);
    choice.ask(
      decision(
        [
          ["area", "a"],
          ["area", "d"],
        ],
        3,
      ),
    );
    choice.pick("a", 0, 0, into("c"));
    choice.askBack(["area", "a"]);
    choice.clear();
    choice.pick("d", 0, 0);
    choice.ask(decision(ends, 4));
    expect(chosen.at(-1)).toEqual(["area", "d"]);
  });

  it("is not taken when the same question comes back", () => {
    choice.ask(
      decision(
        [
          ["area", "a"],
          ["to", "c"],
        ],
        1,
      ),
    );
    choice.settle(["area", "a"], into("c"));
    choice.ask(null);
    choice.ask(
      decision(
        [
          ["area", "a"],
          ["to", "c"],
        ],
        1,
      ),
    ); // the answer was refused
    expect(chosen).toEqual([["area", "a"]]);
  });
});

describe("chances", () => {
  it("are told of the options the decision names", () => {
    choice.ask({ ...decision([["attack", "a", "b"], ["skip"]]), odds: [0] });
    expect(choice.chancy(["attack", "a", "b"])).toBe(true);
    expect(choice.chancy(["skip"])).toBe(false);
    expect(choice.chancy(["attack", "a", "c"])).toBe(false);
    choice.ask(null);
    expect(choice.chancy(["attack", "a", "b"])).toBe(false);
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
    always = true;
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
