// @vitest-environment happy-dom
// How an open table shows what others do: one moment after another, at a pace one can follow; never one's own doings.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { State } from "./api";
import { Live } from "./live.svelte";
import { decisionOf, stateOf } from "./state.sample";

vi.mock("./prefs.svelte", () => ({ prefs: { still: false } }));
vi.mock("./kept", () => ({
  keepAnswer: async () => undefined,
  keepState: async () => undefined,
  keptAnswer: async () => null,
  keptState: async () => null,
}));

const lines: Line[] = [];
class Line {
  static readonly OPEN = 1;
  readyState = 1;
  said: { type: string; id?: string }[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;
  constructor() {
    lines.push(this);
  }
  send(said: string): void {
    this.said.push(JSON.parse(said) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
}

const line = (): Line => lines.at(-1) as Line;
const tell = (told: unknown): void => line().onmessage({ data: JSON.stringify(told) });
/** The table after so many answers, each told in one sentence. */
const after = (version: number, mine = false): State =>
  stateOf({
    version,
    answers: version,
    decisions: mine ? [decisionOf({ ask: version + 1, options: [["go"]] })] : [],
    log: { from: version - 1, lines: [{ key: "some-line", args: {}, at: version }] },
  });
const state = (version: number, mine = false): void => tell({ type: "state", state: after(version, mine) });

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  live = new Live("t");
  line().onopen();
  state(1);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows what others do one moment after another, and asks when all has been shown", () => {
  for (const n of [2, 3, 4]) state(n, n === 4);
  expect(live.state?.version).toBe(2);
  expect(live.settled).toBe(false);
  vi.advanceTimersByTime(500);
  expect(live.state?.version, "too soon to have been read").toBe(2);
  vi.advanceTimersByTime(500);
  expect(live.state?.version).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(live.state?.version).toBe(4);
  expect(live.settled).toBe(true);
});

it("skips to the end, and does not slow down again for what belongs to it", () => {
  for (const n of [2, 3, 4]) state(n);
  expect(live.hurry()).toBe(true);
  expect(live.state?.version).toBe(4);
  state(5);
  state(6);
  expect(live.state?.version).toBe(6);
  expect(live.hurry(), "nothing waits").toBe(false);
  vi.advanceTimersByTime(5000);
  state(7);
  state(8);
  expect(live.state?.version, "another turn is watched again").toBe(7);
});

it("shows at once what this person did, however shortly after something else", async () => {
  state(2, true);
  expect(live.state?.version).toBe(2);
  const answered = live.answer(decisionOf({ ask: 3, options: [["go"]] }), ["go"], false);
  state(3, true);
  expect(live.state?.version).toBe(3);
  tell({ type: "ok", id: line().said.at(-1)?.id, version: 3 });
  expect(await answered).toBe(true);
  const again = live.answer(decisionOf({ ask: 4, options: [["go"]] }), ["go"], false);
  tell({ type: "ok", id: line().said.at(-1)?.id, version: 4 }); // stored, and told a little later
  await again;
  state(4, true);
  expect(live.state?.version).toBe(4);
  expect(live.settled).toBe(true);
});
