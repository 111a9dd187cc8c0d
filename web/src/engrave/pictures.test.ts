// Every card has its picture, every word of a tag is in the library, and no two pictures of a game are made alike. The
// tags are the server's: which words it takes is what can be drawn.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { sheetOf } from "../games/sheet.sample";
import { scene, scenes } from "./scenes";
import { tagsOf } from "../lib/printed";
import { LIBRARY, vignette, type Tags } from "./vignette";

const DATA = new URL("../../../src/ravenhill/games/", import.meta.url);
const GAMES = Object.fromEntries(
  readdirSync(DATA)
    .filter((game) => existsSync(new URL(`${game}/data/pictures.toml`, DATA)))
    .map((game) => {
      const { pictures } = sheetOf<{ pictures: Record<string, string[]> }>(game, false).facts;
      return [game, Object.fromEntries(Object.keys(pictures).map((id) => [id, tagsOf(pictures, id) as Tags]))];
    }),
);
/** The tables of a game's data whose records are cards, people or places with a picture. */
const DRAWN = ["event", "character", "fate_card", "maneuver", "story", "card", "battleground", "path", "vision"];

function drawn(game: string): string[] {
  const folder = new URL(`${game}/data/`, DATA);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".toml"))
    .flatMap((name) => {
      const data = parse(readFileSync(new URL(name, folder), "utf-8")) as Record<string, unknown>;
      return DRAWN.flatMap((kind) => (Array.isArray(data[kind]) ? (data[kind] as { id: string }[]) : []));
    })
    .map((record) => record.id);
}

describe.each(Object.entries(GAMES))("the pictures of %s", (game, pictures) => {
  test("every record that is drawn has one, and no other", () => {
    expect(Object.keys(pictures).sort()).toEqual([...new Set(drawn(game))].sort());
  });

  test("no two are made of the same tags", () => {
    const seen = new Map<string, string>();
    const twins = Object.entries(pictures).filter(([id, tags]) => {
      const twin = seen.has(tags.join());
      seen.set(tags.join(), id);
      return twin;
    });
    expect(twins).toEqual([]);
  });

  test("no two people look alike", () => {
    const people = Object.values(pictures).flatMap(([sky, , hero]) =>
      hero.split(" ").length === 3 ? [sky + hero] : [],
    );
    expect(people.length).toBe(new Set(people).size);
  });
});

test("the server takes the words that can be drawn, and no other", () => {
  const taken = parse(
    readFileSync(new URL("../../../src/ravenhill/engine/pictures.toml", import.meta.url), "utf-8"),
  ) as Record<string, string[]>;
  expect(taken).toEqual(LIBRARY);
});

test("the same card is always cut in the same way, another one never", () => {
  const tags: Tags = ["dawn", "peaks", "eagle", "knoll"];
  const cuts = (seed: string): string => JSON.stringify(vignette({ seed, tags }).cuts);
  expect(cuts("a")).toBe(cuts("a"));
  expect(cuts("a")).not.toBe(cuts("b"));
});

test("no scene or picture has a number that is none", () => {
  const plates = [
    ...scenes.map((name) => scene(name, 0.5)),
    ...Object.values(GAMES).flatMap((all) => Object.entries(all).map(([seed, tags]) => vignette({ seed, tags }))),
  ];
  for (const plate of plates) {
    expect(plate.cuts.length).toBeGreaterThan(2);
    expect(plate.cuts.some(({ d, x, y, k }) => /NaN|undefined|Infinity/.test(`${d}${x}${y}${k}`))).toBe(false);
  }
});
