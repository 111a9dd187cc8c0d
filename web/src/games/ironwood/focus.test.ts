// @vitest-environment happy-dom
// How a battle ended is said where it is looked at.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { words } from "../../lib/words.svelte";
import type { Fight } from "../../shapes/ironwood";
import { fight } from "./battle.sample";
import Focus from "./Focus.svelte";
import type { IronView } from "./model";

const NOBODY = "Nobody is left.";
const values = { damage: { parts: [], total: 0 }, defence: { parts: [], total: 0 }, dominance: null };
const battle = (winner: Fight["winner"]): Fight =>
  fight({
    revealed: true,
    units: { woodwalkers: 1, ironclad: 1 },
    wagers: { woodwalkers: { state: "none" }, ironclad: { state: "none" } },
    values: { woodwalkers: values, ironclad: values },
    damage: { woodwalkers: 1, ironclad: 1 },
    lost: { woodwalkers: { fighters: 1, golems: 0 }, ironclad: { fighters: 1, golems: 0 } },
    winner,
  });

let shown: ReturnType<typeof mount>;
function panel(winner: Fight["winner"], change: Partial<Fight> = {}): string {
  const choice = new Choice(
    () => undefined,
    () => undefined,
    () => false,
  );
  const view = { battle: { ...battle(winner), ...change } } as IronView; // all of the table that the panel looks at
  const props = { view, seat: 0, seats: [], game: "ironwood", choice, log: [], past: true };
  shown = mount(Focus, { target: document.body, props });
  flushSync();
  return document.querySelector(".closeup")?.textContent ?? "";
}

beforeEach(() => {
  prefs.set({ motion: "off" });
  const common = [
    "client-iw-wins = wins",
    "client-iw-fighters-counted = fighters",
    "client-iw-wager-open = is choosing",
    "client-iw-wager-hidden = a card, face down",
  ].join("\n");
  words.take("en", { common, ironwood: `ironwood-ui-nobody = ${NOBODY}` });
});
afterEach(() => {
  void unmount(shown);
  document.body.innerHTML = "";
});

it("says that nobody won, and only then", () => {
  const told = panel("nobody");
  expect(told).toContain(NOBODY);
  expect(told).not.toContain("wins");
});

it("names a winner instead, and nobody before it is decided", () => {
  const told = panel("ironclad");
  expect(told).toContain("wins");
  expect(told).not.toContain(NOBODY);
  void unmount(shown);
  expect(panel(null)).not.toContain(NOBODY);
});

it("tells who fights before anybody wagers, and of a wager only once it lies there", () => {
  const units = { woodwalkers: 3, ironclad: 2 };
  const open = { state: "open" } as const;
  const before = panel(null, { units, wagers: { woodwalkers: open, ironclad: open } });
  const troops = [...document.querySelectorAll(".troop")].map((e) => e.textContent?.replace(/\s+/g, " ").trim());
  expect(troops).toEqual(["3 fighters", "2 fighters"]);
  expect(before).not.toContain("face down");
  void unmount(shown);
  document.body.innerHTML = "";
  expect(panel(null, { units, wagers: { woodwalkers: { state: "hidden" }, ironclad: open } })).toContain("face down");
});
