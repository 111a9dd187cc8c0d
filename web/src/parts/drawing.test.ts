// @vitest-environment happy-dom
// What a game without a board of its own has on the table: its map and its fights, drawn from its view and stories.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Line, Option } from "../lib/api";
import { ui } from "../games/plain";
import { Choice } from "../lib/choice.svelte";
import { prefs } from "../lib/prefs.svelte";
import { decisionOf } from "../lib/state.sample";
import { words } from "../lib/words.svelte";
import type { Fight, Map as Drawn } from "../shapes/drawn";

const TOY = [
  "toy-hill = Hill",
  "toy-lake = Lake",
  "toy-wood = Wood",
  "toy-guards = Guards",
  "toy-trees = Trees",
  "toy-seat-north = North",
  "toy-seat-south = South",
  "toy-card = High ground",
  "toy-fight = At the { $place }",
  "toy-roll = Roll",
  "toy-cause = +1 { $card }",
  "toy-hits = { $n } hit",
  "toy-holds = { $seat } holds",
].join("\n");

let chosen: Option[];
let choice: Choice;
let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  prefs.set({ motion: "off" });
  words.take("en", { common: "", toy: TOY });
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
const ask = (options: Option[]): void => choice.ask(decisionOf({ options }));

const MAP: Drawn = {
  size: [300, 300],
  places: [
    { id: "hill", at: [50, 50], counters: [{ id: "guard", kind: "guards", n: 2, colour: "#333" }] },
    { id: "lake", at: [200, 50], counters: [] },
    { id: "wood", at: [200, 200], counters: [{ kind: "trees", n: 9, colour: "#060", icon: "crossed-swords" }] },
  ],
  ways: [
    ["hill", "lake"],
    ["hill", "nowhere"],
  ],
};

function lay(part: "Board" | "Focus", view: Record<string, unknown>, log: Line[] = []): void {
  const Part = ui[part];
  if (!Part) throw new Error(part);
  const props = { view, seat: 0, seats: [], game: "toy", choice, log, past: false };
  shown = mount(Part, { target: document.body, props });
  flushSync();
}

it("draws places, ways and counters, and what an option names can be clicked", () => {
  lay("Board", { map: MAP, round: 3 });
  expect(all("line")).toHaveLength(1);
  expect(all(".counter svg path")[0]?.getAttribute("d")).toMatch(/^M/i);
  expect(all(".place").map((e) => e.getAttribute("aria-label"))).toEqual([
    "Hill, 2 × Guards",
    "Lake",
    "Wood, 9 × Trees",
  ]);
  expect(all(".plain")[0]?.textContent).toContain("round");
  expect(all(".plain")[0]?.textContent).not.toContain("places");
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

it("shows the whole view as a sheet where there is no map", () => {
  lay("Board", { hand: ["hill"], round: 3 });
  expect(all("svg")).toHaveLength(0);
  expect(all(".plain")[0]?.textContent).toContain("Hill");
});

const FIGHT: Fight = {
  what: "fight",
  title: { key: "toy-fight", args: { place: "hill" } },
  sides: [
    { name: "north", colour: "#a00", stands: { guards: 2 } },
    { name: "south", stands: { trees: 3 } },
  ],
  rounds: [
    [
      {
        cards: ["card"],
        throws: [
          {
            name: { key: "toy-roll", args: {} },
            dice: [
              { face: 6, hit: true },
              { face: 2, hit: false },
            ],
            causes: [{ key: "toy-cause", args: { card: "card" } }],
            sum: { key: "toy-hits", args: { n: 1 } },
          },
        ],
        losses: {},
      },
      { cards: [], throws: [], losses: { trees: 1 } },
    ],
  ],
  result: null,
};

it("shows the fight that goes on, as it is told", () => {
  lay("Focus", { fight: FIGHT });
  expect(all("section[aria-label='At the Hill']")).toHaveLength(1);
  expect(all("[role=img][aria-label='Roll: 6 2']")).toHaveLength(1);
  expect(all(".hit").map((e) => e.textContent)).toEqual(["6"]);
  expect(all(".miss").map((e) => e.textContent)).toEqual(["2"]);
  expect(all("section.column")[0]?.textContent).toContain("+1 High ground");
  expect(all("section.column")[1]?.textContent).toContain("1 × Trees");
  expect(all(".result")).toHaveLength(0);
  expect(all("header button")).toHaveLength(1);
});

it("shows a fight that is over until it is put away", () => {
  const over: Fight = { ...FIGHT, result: { key: "toy-holds", args: { seat: "north" } } };
  lay("Focus", {}, [{ key: "toy-line", args: {}, at: 3, story: over }]);
  expect(all(".result")[0]?.textContent).toBe("North holds");
  const buttons = all("header button");
  expect(buttons).toHaveLength(2);
  (buttons.at(-1) as HTMLElement).click();
  flushSync();
  expect(all("section.column")).toHaveLength(0);
});

it("shows no fight where none is told", () => {
  lay("Focus", {}, [{ key: "toy-line", args: {}, at: 3, story: { what: "march" } }]);
  expect(all("section")).toHaveLength(0);
});
