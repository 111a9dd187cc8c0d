// @vitest-environment happy-dom
// The parts a game can draw with that has no map and no fight of its own.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Option } from "../lib/api";
import { Choice } from "../lib/choice.svelte";
import { prefs } from "../lib/prefs.svelte";
import FightPanel, { type Fight } from "./FightPanel.svelte";
import MapBoard, { type Place } from "./MapBoard.svelte";

let chosen: Option[];
let choice: Choice;
let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  prefs.set({ motion: "off" });
  chosen = [];
  choice = new Choice(
    (option) => chosen.push(option),
    () => undefined,
    () => false,
  );
});
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const ask = (options: Option[]): void =>
  choice.ask({
    seat: 0,
    ask: 1,
    mine: true,
    prompt: { key: "x", args: {} },
    rule: "",
    kind: "x",
    options,
    odds: [],
    notes: {},
  });

const PLACES: Place[] = [
  { id: "hill", name: "Hill", at: [50, 50], counters: [{ id: "guard", name: "Guard", n: 2, colour: "#333" }] },
  { id: "lake", name: "Lake", at: [200, 50], counters: [] },
  {
    id: "wood",
    name: "Wood",
    at: [200, 200],
    counters: [{ name: "Trees", n: 9, colour: "#060", icon: "crossed-swords" }],
  },
];

it("draws places, ways and counters, and what an option names can be clicked", () => {
  shown = mount(MapBoard, {
    target: document.body,
    props: {
      label: "Map",
      size: [300, 300],
      places: PLACES,
      ways: [
        ["hill", "lake"],
        ["hill", "nowhere"],
      ],
      choice,
    },
  });
  flushSync();
  expect(all("line")).toHaveLength(1);
  expect(all(".counter svg path")[0]?.getAttribute("d")).toMatch(/^M/i);
  expect(all(".place").map((e) => e.getAttribute("aria-label"))).toEqual([
    "Hill, 2 × Guard",
    "Lake",
    "Wood, 9 × Trees",
  ]);
  ask([
    ["move", "guard", "lake"],
    ["move", "guard", "wood"],
  ]);
  flushSync();
  expect(all("[data-lit]").map((e) => e.getAttribute("data-thing"))).toEqual(["guard"]);
  all("[data-thing=guard]")[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(all("[data-lit]").map((e) => e.getAttribute("data-thing"))).toEqual(["lake", "wood"]);
  all("[data-thing=wood]")[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(chosen).toEqual([["move", "guard", "wood"]]);
});

const FIGHT: Fight = {
  title: "At the Hill",
  icon: "crossed-swords",
  sides: [
    { name: "North", colour: "#a00", stands: ["2 Guards"] },
    { name: "South", colour: "#00a", stands: ["3 Riders"] },
  ],
  rounds: [
    {
      name: "Round 1",
      parts: [
        {
          cards: ["High ground"],
          throws: [
            {
              name: "Roll",
              dice: [
                { face: 6, hit: true },
                { face: 2, hit: false },
              ],
              causes: ["+1 High ground"],
              sum: "1 hit",
            },
          ],
          losses: [],
        },
        { cards: [], throws: [], losses: ["a Rider"] },
      ],
    },
  ],
  result: null,
};

it("shows a fight as it is told, and lets it be put away when it is over", () => {
  let away = 0;
  const props = given(FIGHT, () => away++);
  shown = mount(FightPanel, { target: document.body, props });
  flushSync();
  expect(all("[role=img][aria-label='Roll: 6 2']")).toHaveLength(1);
  expect(all(".hit").map((e) => e.textContent)).toEqual(["6"]);
  expect(all(".miss").map((e) => e.textContent)).toEqual(["2"]);
  expect(document.body.textContent).toContain("+1 High ground");
  expect(all("section.one")[1]?.textContent).toContain("a Rider");
  expect(all(".result")).toHaveLength(0);
  const crosses = all("header button").length;
  void unmount(shown);
  document.body.innerHTML = "";
  shown = mount(FightPanel, { target: document.body, props: given({ ...FIGHT, result: "North holds" }, () => away++) });
  flushSync();
  expect(all(".result")[0]?.textContent).toBe("North holds");
  const buttons = all("header button");
  expect(buttons).toHaveLength(crosses + 1);
  (buttons.at(-1) as HTMLElement).click();
  expect(away).toBe(1);
});

function given(fight: Fight, close: () => void): { fight: Fight; choice: Choice; close: () => void } {
  return { fight, choice, close };
}
