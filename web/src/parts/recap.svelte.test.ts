// @vitest-environment happy-dom
// What happened, told step by step: one line a sentence, and as many steps as there are.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Frame, Line } from "../lib/api";
import { lookingOn } from "../lib/choice.svelte";
import { stateOf } from "../lib/state.sample";
import { words } from "../lib/words.svelte";
import Recap from "./Recap.svelte";

const line = (key: string, at: number): Line => ({ key, args: {}, at });
const frame = (n: number, ...keys: string[]): Frame => ({
  n,
  turn: 1,
  view: stateOf().view ?? {},
  seat: 0,
  option: null,
  to_move: [0],
  log: keys.map((key) => line(key, n)),
});

let shown: ReturnType<typeof mount>;
beforeEach(() => {
  const toy = ["toy-log-one = It marches.", "toy-log-two = It is at war.", "toy-log-three = It rests."].join("\n");
  words.take("en", { common: "client-step-of = Step { $n } of { $of }", toy });
});
afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = "";
});

it("has a line for each sentence, and counts the steps it takes", () => {
  const frames = [frame(3, "toy-log-one", "toy-log-two"), frame(5, "toy-log-three")];
  const props = $state({
    frames,
    at: 0,
    game: "toy",
    choice: lookingOn(),
    go: (n: number) => (props.at = n),
    close: () => undefined,
  });
  shown = mount(Recap, { target: document.body, props });
  flushSync();
  const lines = (): (string | undefined)[] =>
    [...document.querySelectorAll(".lines p")].map((p) => p.textContent?.trim());
  const count = (): string => document.querySelector(".count")?.textContent ?? "";
  expect(lines()).toEqual(["It marches.", "It is at war."]);
  expect(count()).toBe("Step 1 of 2");
  const [, on] = document.querySelectorAll<HTMLButtonElement>("button");
  on?.click();
  flushSync();
  expect(lines()).toEqual(["It rests."]);
  expect(count()).toBe("Step 2 of 2");
  expect(on?.disabled).toBe(true);
});
