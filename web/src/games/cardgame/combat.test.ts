import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/api";
import { fights, tokens } from "./combat";
import { attackOn, cardOf, defenceOn, forecast, isPath, type Place, type Stack } from "./model";
import { LOOKS, draw } from "./landscape";
import { numbers } from "./print";

const stack = (id: string): Stack => ({ id, player: "frodo", items: [], attack: 0, defence: 0, path: 0, tokens: 0 });
const part = (id: string, icons: number, lead = 0): Place["sums"]["attack"][number] => ({
  id,
  icons,
  lead,
  army: lead ? "high_elves" : null,
});
const place = (change: Partial<Place>): Place => ({
  id: "egladil",
  free_peoples: [],
  shadow: [],
  attack_tokens: 0,
  defence_tokens: 0,
  reclaimed: false,
  sums: { attack: [], defence: [] },
  attack: 0,
  location_defence: 1,
  cards_defence: 0,
  defender: "free_peoples",
  ...change,
});
const egladil = place({
  free_peoples: [stack("gimli"), stack("legolas")],
  shadow: [stack("the_commander"), stack("the_destroyer")],
  sums: {
    attack: [part("the_commander", 1), part("the_destroyer", 2)],
    defence: [part("gimli", 1), part("legolas", 2)],
  },
  attack: 3,
});
const line = (key: string, args: Line["args"]): Line => ({ key: `cardgame-log-${key}`, args, at: 7 });

describe("the running arithmetic", () => {
  it("names where every icon comes from", () => {
    const dolGuldur = place({
      id: "dol_guldur",
      defender: "shadow",
      location_defence: 3,
      defence_tokens: 1,
      attack_tokens: 1,
      sums: { attack: [part("galadriel", 2, 1), part("high_elves", 2)], defence: [part("mordor_orcs", 1)] },
      attack: 6,
    });
    expect(attackOn(dolGuldur)).toEqual({
      total: 6,
      parts: [
        { id: "galadriel", kind: "card", n: 2 },
        { id: "galadriel", kind: "lead", n: 1, army: "high_elves" },
        { id: "high_elves", kind: "card", n: 2 },
        { id: null, kind: "token", n: 1 },
      ],
    });
    expect(defenceOn(dolGuldur).parts.map((p) => [p.kind, p.n])).toEqual([
      ["printed", 2],
      ["token", 1],
      ["card", 1],
    ]);
  });

  it("does not count what is printed on a battleground taken back, nor tokens that count only beside attackers", () => {
    expect(defenceOn(place({ id: "rivendell", reclaimed: true, location_defence: 0 })).total).toBe(0);
    expect(attackOn(place({ id: "rivendell", attack_tokens: 1, attack: 0 })).total).toBe(0);
  });

  it("tells texts that strengthen a path apart", () => {
    expect(defenceOn(place({ location_defence: 3 })).parts).toEqual([
      { id: "egladil", kind: "printed", n: 1 },
      { id: null, kind: "text", n: 2 },
    ]);
  });

  it("foresees how a combat would end", () => {
    expect(forecast(egladil, false)).toEqual({ how: "losses", n: 2 });
    expect(forecast(place({ attack: 0 }), false).how).toBe("quiet");
    expect(forecast(place({ sums: { attack: [part("the_hunter", 1)], defence: [] }, attack: 1 }), false).how).toBe(
      "holds",
    );
    expect(forecast(place({ sums: { attack: [part("the_witch_king", 3)], defence: [] }, attack: 3 }), false)).toEqual({
      how: "falls",
      n: 2,
    });
    expect(forecast(place({ sums: { attack: [part("the_hunter", 1)], defence: [] }, attack: 1 }), true).how).toBe(
      "nobody",
    );
  });
});

describe("a combat told", () => {
  const log = [
    line("combat", { location: "egladil", attack: 3, defence: 1 }),
    line("attacks", { card: "the_commander", n: 1 }),
    line("leads", { card: "the_commander", n: 1 }),
    line("offers-loss", { player: "frodo", card: "legolas", location: "egladil" }),
    line("cancels", { card: "legolas", n: 2 }),
    line("eliminated", { player: "aragorn", card: "legolas" }),
    line("eliminated", { player: "aragorn", card: "bow_of_the_galadhrim" }),
    line("cycled-open", { player: "frodo", card: "gimli" }),
    line("eliminated", { player: "witch_king", card: "the_commander" }),
    line("path-won", { location: "egladil", n: 1 }),
  ];

  it("says who was lost and cancelled what", () => {
    const [fight] = fights(log, 0);
    expect(fight).toMatchObject({
      location: "egladil",
      attack: 3,
      wall: 1,
      rest: 0,
      winner: "free_peoples",
      lost: [{ id: "legolas", n: 2 }],
    });
    expect(fight?.from.map((p) => [p.kind, p.n])).toEqual([
      ["card", 1],
      ["lead", 1],
    ]);
    expect(fight && tokens(fight)).toBe(1);
    const chosen = log.map((l) =>
      l.key === "cardgame-log-cancels" ? line("chosen-loss", { player: "aragorn", card: "legolas", n: 2 }) : l,
    );
    expect(fights(chosen, 0)[0]?.lost).toEqual([{ id: "legolas", n: 2 }]);
  });

  it("has no end while it is fought", () => {
    expect(fights(log.slice(0, 3), 0)[0]).toMatchObject({ attack: 3, lost: [], winner: null, ending: null });
  });

  it("knows every ending", () => {
    for (const [key, winner] of [
      ["path-lost", "shadow"],
      ["path-nobody", "nobody"],
      ["ground-free", "free_peoples"],
      ["ground-shadow", "shadow"],
    ]) {
      const told = [log[0] as Line, line(key as string, { location: "egladil", n: 2 })];
      expect(fights(told, 0)[0]?.winner).toBe(winner);
    }
  });
});

describe("what is printed", () => {
  it("shortens runs of numbers", () => {
    expect(numbers([1, 2, 3, 5, 6, 7, 8, 9])).toBe("1–3, 5–9");
    expect(numbers([4, 8, 9])).toBe("4, 8–9");
    expect(numbers([3])).toBe("3");
  });

  it("knows the copies of an army", () => {
    expect(cardOf("mordor_orcs_4")).toMatchObject({ faction: "mordor", type: "army", attack: 1, defence: 1 });
    expect(cardOf("sting").source).toBe("original");
    expect(cardOf("theoden").uncertain).toBe(true);
    expect(cardOf("arwen").uncertain).toBe(false);
  });

  it("knows the keywords of a card, and what is doubtful about a location", async () => {
    expect(cardOf("the_hunter").keywords).toEqual(["nazgul"]);
    expect(cardOf("bow_of_the_galadhrim").keywords).toEqual(["weapon"]);
    expect(cardOf("black_riders_mount").keywords).toEqual(["steed"]);
    expect(cardOf("treebeard").keywords).toEqual(["ent"]);
    expect(cardOf("mouth_of_sauron").keywords).toEqual([]);
    const { locations } = await import("virtual:cardgame-facts");
    expect(Object.keys(locations).filter((id) => locations[id]?.uncertain)).toEqual([
      "morannon",
      "cirith_ungol",
      "morgul_vale",
    ]);
  });

  it("has a landscape for every location, and no two alike", async () => {
    const { locations } = await import("virtual:cardgame-facts");
    expect(Object.keys(LOOKS).sort()).toEqual(Object.keys(locations).sort());
    const drawn = Object.entries(LOOKS).map(([id, look]) => JSON.stringify(draw(id, look.terrain)));
    expect(new Set(drawn).size).toBe(41);
    expect(isPath("egladil")).toBe(true);
    expect(isPath("moria")).toBe(false);
  });
});
