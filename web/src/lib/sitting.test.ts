import { beforeEach, describe, expect, it } from "vitest";
import type { Decision, Option, State } from "./api";
import { otherQuestion, ownQuestion, Sitting, type Moment } from "./sitting.svelte";
import { decisionOf, stateOf } from "./state.sample";

const asked = (ask: number, options: Option[] | null = [["go"], ["stay"]], seat = 0, mine = true): Decision =>
  decisionOf({ ask, options, seat, mine });

const table = (change: Partial<State> = {}): State => stateOf({ version: 1, decisions: [asked(1)], ...change });
const moment = (change: Partial<State> = {}, how: Partial<Moment> = {}): Moment => ({
  table: table(change),
  settled: true,
  busy: false,
  past: false,
  ...how,
});

let rung: number[];
let sitting: Sitting;
beforeEach(() => {
  rung = [];
  sitting = new Sitting((decision) => rung.push(decision.ask));
});

describe("whose question it is", () => {
  it("is the seat's the screen is turned to, else another one's of this person", () => {
    const both = { seats: [0, 1], seat: 0, host: true };
    expect(ownQuestion(table())?.ask).toBe(1);
    expect(otherQuestion(table({ you: both }))).toBeNull();
    const other = table({ you: both, decisions: [asked(2, null, 1)] });
    expect(ownQuestion(other)).toBeNull();
    expect(otherQuestion(other)?.seat).toBe(1);
    expect(otherQuestion(table({ decisions: [asked(2, null, 1, false)] }))).toBeNull();
  });
});

describe("the open question", () => {
  it("is none while something is still to be shown, or the past is looked at", () => {
    sitting.see(moment());
    expect(sitting.question?.ask).toBe(1);
    sitting.see(moment({}, { settled: false }));
    expect(sitting.question).toBeNull();
    sitting.see(moment({}, { past: true }));
    expect(sitting.question).toBeNull();
    sitting.see(moment());
    expect(sitting.question?.ask).toBe(1);
  });

  it("stays while the answer to it is on its way, though the next one is there", () => {
    sitting.see(moment());
    sitting.see(moment({ version: 2, decisions: [asked(2)] }, { busy: true }));
    expect(sitting.question?.ask).toBe(1);
    sitting.see(moment({ version: 2, decisions: [asked(2)] }));
    expect(sitting.question?.ask).toBe(2);
  });
});

describe("the only choice", () => {
  const sole = [asked(1, [["go"]])];

  it("is taken by itself, until something is taken back, and again after the next choice", () => {
    sitting.see(moment({ decisions: sole }));
    expect(sitting.sole).toEqual(["go"]);
    sitting.see(moment({ decisions: sole, version: 2, epoch: 1 }));
    expect(sitting.sole).toBeNull();
    sitting.see(moment({ decisions: sole, version: 3, epoch: 1 }));
    expect(sitting.sole).toBeNull();
    sitting.chosen();
    expect(sitting.sole).toEqual(["go"]);
  });

  it("is none where there are two", () => {
    sitting.see(moment());
    expect(sitting.sole).toBeNull();
  });
});

describe("the bell", () => {
  it("rings once for a question, also for one that is not open yet", () => {
    sitting.see(moment({}, { settled: false }));
    sitting.see(moment());
    sitting.see(moment({ version: 2, decisions: [] }));
    sitting.see(moment({ version: 3, decisions: [asked(3)] }));
    expect(rung).toEqual([1, 3]);
  });
});

describe("thinking of a take-back", () => {
  it("ends when anything happens", () => {
    sitting.see(moment());
    sitting.thinkingBack = true;
    sitting.see(moment({}, { busy: true }));
    expect(sitting.thinkingBack).toBe(true);
    sitting.see(moment({ version: 2 }));
    expect(sitting.thinkingBack).toBe(false);
  });
});

describe("what was missed", () => {
  it("is what others did since the last choice, not what was there at the beginning", () => {
    sitting.see(moment({ answers: 5 }));
    expect(sitting.missed(table({ answers: 5 }))).toBe(0);
    expect(sitting.missed(table({ answers: 8 }))).toBe(3);
  });

  it("goes on from where one was here last, however much was taken back meanwhile", () => {
    const back = new Sitting(undefined, 3);
    back.see(moment({ answers: 5 }));
    expect(back.missed(table({ answers: 5 }))).toBe(2);
    const further = new Sitting(undefined, 9);
    further.see(moment({ answers: 5 }));
    expect(further.missed(table({ answers: 5 }))).toBe(0);
  });

  it("is counted anew from the own choice, before the table shows it; a refused one changes nothing", () => {
    sitting.see(moment({ answers: 5 }));
    sitting.choose(table({ answers: 8 }));
    expect(sitting.missed(table({ answers: 9 }))).toBe(0);
    sitting.unchosen();
    expect(sitting.missed(table({ answers: 8 }))).toBe(3);
  });

  it("is nothing for who looks on, or when the game is over", () => {
    sitting.see(moment({ answers: 5 }));
    expect(sitting.missed(table({ answers: 8, over: true }))).toBe(0);
    expect(sitting.missed(table({ answers: 8, you: { seats: [], seat: null, host: false } }))).toBe(0);
  });
});
