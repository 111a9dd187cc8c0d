// @vitest-environment happy-dom
// Which lines of the log are in sight: the newest, until somebody scrolls back to read.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Line } from "../lib/api";
import { words } from "../lib/words.svelte";
import Log from "./Log.svelte";

const HIGH = 20; // a line; the window shows five of them
const lines = (n: number): Line[] => Array.from({ length: n }, (_, at) => ({ key: "toy-log-one", args: {}, at }));

let shown: ReturnType<typeof mount>;
let box: HTMLElement;
let at = 0;
const props = $state({ lines: lines(30), game: "toy", at: null as number | null });

beforeEach(() => {
  words.take("en", { toy: "toy-log-one = It marches." });
  [props.lines, props.at, at] = [lines(30), null, 0];
  shown = mount(Log, { target: document.body, props });
  box = document.querySelector(".log") as HTMLElement;
  const tall = (): number => box.querySelectorAll("p").length * HIGH;
  Object.defineProperty(box, "scrollHeight", { get: tall });
  Object.defineProperty(box, "clientHeight", { get: () => 5 * HIGH });
  Object.defineProperty(box, "scrollTop", {
    get: () => at,
    set: (to: number) => {
      at = Math.max(0, Math.min(tall() - 5 * HIGH, to));
      box.dispatchEvent(new Event("scroll"));
    },
  });
  box.scrollTo = (to?: ScrollToOptions | number): void => {
    if (typeof to === "object") box.scrollTop = to.top ?? 0;
  };
});
afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = "";
});

const more = async (n: number): Promise<void> => {
  props.lines = lines(n);
  flushSync();
  await tick();
};
const newest = (): boolean => at === box.querySelectorAll("p").length * HIGH - 5 * HIGH;

it("are the newest again after the past was looked at, and after a long battle", async () => {
  await more(31);
  expect(newest()).toBe(true);
  props.at = 2; // stepping through what happened: the line of that moment is in sight
  flushSync();
  await tick();
  expect(newest()).toBe(false);
  props.at = null;
  await more(90);
  expect(newest()).toBe(true);
  await more(400); // more than are drawn
  expect(newest()).toBe(true);
});

it("stay where somebody reads", async () => {
  await more(31);
  box.scrollTop = 200;
  await more(40);
  expect(at).toBe(200);
});
