// @vitest-environment happy-dom
// What Choice drives, as somebody at the screen has it: buttons, the small menu, steppers, "really?", lit things.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Decision, Option, State } from "../lib/api";
import { Choice } from "../lib/choice.svelte";
import { decisionOf, stateOf } from "../lib/state.sample";
import { words } from "../lib/words.svelte";
import ChoiceMenu from "./ChoiceMenu.svelte";
import Prompt from "./Prompt.svelte";
import { thing } from "./thing";

const NOTED = "do-noted = { $option } ({ $note })";
const TOY = [
  "toy-ask = What now?",
  "toy-do-move = { $a } → { $b }",
  "toy-do-dice = Roll { $a }",
  "toy-do-play = Play { $a }",
  "toy-do-done = Done",
  "toy-note-idle = does nothing now",
].join("\n");

const asked = (options: Option[], change: Partial<Decision> = {}): Decision =>
  decisionOf({ prompt: { key: "toy-ask", args: {} }, rule: "", kind: "act", options, ...change });

let chosen: [Option, boolean][];
let explained: string[];
let choice: Choice;
let shown: ReturnType<typeof mount>[];

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown.push(mount(part, { target: document.body, props }));
  flushSync();
}

function prompt(change: Partial<State> = {}): void {
  show(Prompt, {
    table: stateOf(change),
    choice,
    busy: false,
    counts: () => ["dice"],
    chancy: () => false,
    undo: () => undefined,
    back: false,
    think: () => undefined,
    takeback: () => undefined,
  });
}

const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => {
  const [found, ...more] = find(selector);
  if (!found || more.length) throw new Error(`${find(selector).length} of ${selector}`);
  return found;
};
function click(element: HTMLElement): void {
  element.click();
  flushSync();
}
const pointer = (type: string, clientX: number, clientY: number): Event =>
  new MouseEvent(type, { bubbles: true, clientX, clientY });
const options = (): unknown[] => find("[data-option]").map((e) => JSON.parse(e.dataset["option"] ?? "null"));

beforeEach(() => {
  words.take("en", { common: NOTED, toy: TOY });
  [chosen, explained, shown] = [[], [], []];
  choice = new Choice(
    (option, sure) => chosen.push([option, sure]),
    (id) => explained.push(id),
    () => false,
  );
});

afterEach(() => {
  for (const part of shown) void unmount(part);
  document.body.innerHTML = "";
});

describe("the prompt", () => {
  it("says the question and has a button for what is not drawn", () => {
    choice.draws(["hill", "lake"]);
    choice.ask(asked([["move", "hill", "lake"], ["move", "lake", "hill"], ["play", "card"], ["done"]]));
    prompt();
    expect(one(".sentence").textContent).toContain("What now?");
    expect(options()).toEqual([["play", "card"], ["done"]]);
    click(find("[data-option]")[1] as HTMLElement);
    expect(chosen).toEqual([[["done"], false]]);
  });

  it("makes the way out quieter than what there is to do", () => {
    choice.ask(asked([["play", "card"], ["done"]]));
    prompt();
    expect(find("[data-option]").map((b) => b.classList.contains("gold"))).toEqual([true, false]);
  });

  it("asks back, takes a yes, and forgets with a no", () => {
    choice.ask(asked([["play", "card"], ["done"]]));
    prompt();
    choice.askBack(["play", "card"]);
    flushSync();
    expect(options()).toEqual([]);
    click(find(".choices .button")[1] as HTMLElement);
    expect(options()).toHaveLength(2);
    choice.askBack(["play", "card"]);
    flushSync();
    click(one("[data-confirm]"));
    expect(chosen).toEqual([[["play", "card"], true]]);
  });

  it("has a stepper for options that differ in numbers", () => {
    choice.ask(asked([["dice", 3], ["dice", 2], ["dice", 1], ["done"]]));
    prompt();
    expect(one(".stepper output").textContent).toBe("3");
    const [fewer, more] = find(".stepper .step") as [HTMLButtonElement, HTMLButtonElement];
    expect(more.disabled).toBe(true);
    click(fewer);
    expect(one(".stepper output").textContent).toBe("2");
    click(one(".stepper [data-option]"));
    expect(chosen).toEqual([[["dice", 2], false]]);
  });

  it("lists every option on demand, and names what was picked", () => {
    choice.draws(["hill", "lake", "wood"]);
    choice.ask(asked([["move", "hill", "lake"], ["move", "hill", "wood"], ["move", "wood", "lake"], ["done"]]));
    prompt();
    choice.pick("hill", 0, 0);
    flushSync();
    expect(one(".sentence .picked").textContent).toContain("hill → …");
    click(one("[aria-expanded=false]"));
    expect(find(".list li")).toHaveLength(4);
  });

  it("shows nothing any more that a button spoke of which went away under the pointer", () => {
    choice.ask(asked([["play", "card"], ["done"]]));
    prompt();
    one("[data-option*=play]").dispatchEvent(pointer("pointerenter", 40, 40));
    expect([...choice.pointed]).toEqual(["card"]);
    choice.ask(asked([["play", "other"], ["done"]], { ask: 2 })); // no pointerleave is told of what is gone
    flushSync();
    expect([...choice.pointed]).toEqual([]);
  });

  it("shows nothing of a button that comes to lie under a pointer at rest, until it moves", () => {
    choice.ask(asked([["play", "card"], ["done"]]));
    prompt();
    window.dispatchEvent(pointer("pointermove", 60, 60));
    const button = one("[data-option*=play]");
    button.dispatchEvent(pointer("pointerenter", 60, 60));
    expect([...choice.pointed]).toEqual([]);
    button.dispatchEvent(pointer("pointermove", 70, 60));
    expect([...choice.pointed]).toEqual(["card"]);
  });

  it("offers nothing while others choose", () => {
    prompt();
    expect(options()).toEqual([]);
    expect(one("section.prompt").dataset["ask"]).toBeUndefined();
  });
});

describe("the small menu", () => {
  it("opens where a click can not tell options apart, and says what is noted of one", () => {
    choice.draws(["hill"]);
    choice.ask(
      asked([["play", "hill"], ["move", "hill", "far"], ["done"]], {
        notes: { "0": { key: "toy-note-idle", args: {} } },
      }),
    );
    show(ChoiceMenu, { choice, game: "toy", counts: () => [] });
    expect(find("[role=dialog]")).toHaveLength(0);
    choice.pick("hill", 10, 10);
    flushSync();
    expect(options()).toEqual([
      ["play", "hill"],
      ["move", "hill", "far"],
    ]);
    expect(one("[role=dialog]").textContent).toContain("does nothing now");
    click(find("[data-option]")[1] as HTMLElement);
    expect(chosen).toEqual([[["move", "hill", "far"], false]]);
    expect(find("[role=dialog]")).toHaveLength(0);
  });

  it("closes with Escape and gives the thing back", () => {
    choice.draws(["hill"]);
    choice.ask(
      asked([
        ["play", "hill"],
        ["move", "hill", "far"],
      ]),
    );
    show(ChoiceMenu, { choice, game: "toy", counts: () => [] });
    choice.pick("hill", 10, 10);
    flushSync();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(find("[role=dialog]")).toHaveLength(0);
    expect(choice.picked).toEqual([]);
  });
});

describe("a thing on the table", () => {
  const draw = (id: string, then?: Parameters<typeof thing>[3]): HTMLElement => {
    const { onclick, onkeydown, ...told } = thing(choice, id, id, then);
    const element = document.createElement("div");
    for (const [name, value] of Object.entries(told))
      if (typeof value === "string" || typeof value === "number") element.setAttribute(name, String(value));
    element.addEventListener("click", onclick);
    element.addEventListener("keydown", onkeydown);
    document.body.append(element);
    return element;
  };

  beforeEach(() => {
    choice.draws(["hill", "lake"]);
    choice.ask(asked([["play", "hill"], ["done"]]));
  });

  it("is lit and can be reached with the keyboard where an option names it", () => {
    expect(draw("hill").dataset["lit"]).toBe("yes");
    expect(draw("hill").getAttribute("tabindex")).toBe("0");
    expect(draw("lake").dataset["lit"]).toBeUndefined();
    expect(draw("lake").getAttribute("tabindex")).toBe("-1");
  });

  it("is chosen by a click and by Enter, and asks why where it can not be", () => {
    draw("hill").click();
    draw("hill").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    draw("lake").click();
    expect(chosen).toEqual([
      [["play", "hill"], false],
      [["play", "hill"], false],
    ]);
    expect(explained).toEqual(["lake"]);
  });

  it("may say what the next question is answered with", () => {
    draw("hill", () => (option) => option[1] === "lake").click();
    choice.ask(asked([["play", "lake"], ["done"]], { ask: 2 }));
    expect(chosen.map(([option]) => option)).toEqual([
      ["play", "hill"],
      ["play", "lake"],
    ]);
  });
});
