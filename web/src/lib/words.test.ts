import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { Words } from "./words.svelte";

const files = {
  common:
    "do-pass = Pass\nwhy-not-offered = “{ $option }” is not possible here.\nwhy-no-part = No part of this: { $prompt }\nwhy-over = The game is over.\n",
  server: "server-gone = Gone.\n",
  toy: [
    "toy-log-move = { $n ->",
    "    [one] One goes",
    "   *[other] { $n } go",
    " } from { $a } to { $b }.",
    "toy-hill = the Hill",
    "toy-lake = the Lake",
    "toy-seat-north = North",
    "    .the = the North",
    "toy-seat-twins = Twins",
    "toy-log-wins = { $side-The } { $side-id ->",
    "    [twins] win",
    "   *[other] wins",
    " }.",
    "toy-seat-saruman = Saruman",
    "toy-saruman = Saruman of Orthanc",
    "toy-log-plays = { $player } plays { $card }.",
    "toy-do-move = { $a } → { $b }",
    "toy-do-option = Effect { $b } of { $a }",
    "toy-do-option-hill-2 = Build a tower",
    "toy-twin_hills = Twin Hills",
    "    .number = many",
    "toy-log-burns = { $place } { $place-number ->",
    "    [many] burn",
    "   *[one] burns",
    " }.",
    "toy-tower = Tower",
    "    .effect = Sees far.",
  ].join("\n"),
};

let words: Words;
beforeEach(() => {
  words = new Words();
  words.take("en", files);
});

describe("sentences", () => {
  it("know what they speak of", () => {
    const parts = words.parts({ key: "toy-log-move", args: { n: 2, a: "hill", b: "lake" } }, "toy");
    expect(parts.map((p) => p.text).join("")).toBe("2 go from the Hill to the Lake.");
    expect(parts.filter((p) => p.thing).map((p) => p.thing)).toEqual(["hill", "lake"]);
  });

  it("take the verb of many for a name of many", () => {
    expect(words.say({ key: "toy-log-burns", args: { place: "twin_hills" } }, "toy")).toBe("Twin Hills burn.");
    expect(words.say({ key: "toy-log-burns", args: { place: "hill" } }, "toy")).toBe("the Hill burns.");
    expect(words.say({ key: "toy-log-burns", args: { place: "north" } }, "toy")).toBe("North burns.");
  });

  it("name seats without marking them", () => {
    expect(words.parts({ key: "toy-do-move", args: { a: "north", b: "x" } }, "toy")).toEqual([{ text: "North → x" }]);
  });

  it("tell an option back in its words and a question as it was asked", () => {
    expect(words.say({ key: "why-not-offered", args: { option: "option hill 1" } }, "toy")).toBe(
      "“Effect 1 of the Hill” is not possible here.",
    );
    const parts = words.parts({ key: "why-no-part", args: { ask: "toy-log-move", n: 2, a: "hill", b: "lake" } }, "toy");
    expect(parts.map((p) => p.text).join("")).toBe("No part of this: 2 go from the Hill to the Lake.");
    expect(parts.filter((p) => p.thing).map((p) => p.thing)).toEqual(["hill", "lake"]);
  });

  it("name a player, whatever card bears the same name, without marking", () => {
    const said = words.parts({ key: "toy-log-plays", args: { player: "saruman", card: "saruman" } }, "toy");
    expect(said).toEqual([{ text: "Saruman plays " }, { text: "Saruman of Orthanc", thing: "saruman" }, { text: "." }]);
  });

  it("choose their words by what is named", () => {
    expect(words.say({ key: "toy-log-wins", args: { side: "north" } }, "toy")).toBe("The North wins.");
    expect(words.say({ key: "toy-log-wins", args: { side: "twins" } }, "toy")).toBe("Twins win.");
  });

  it("fall back to the key where there is no text", () => {
    expect(words.say({ key: "toy-unknown", args: {} }, "toy")).toBe("toy-unknown");
  });
});

describe("options", () => {
  it("are said by their verb, and by their own text where they have one", () => {
    expect(words.option("toy", ["move", "hill", "lake"])).toBe("The Hill → the Lake");
    expect(words.option("toy", ["option", "hill", 1])).toBe("Effect 1 of the Hill");
    expect(words.option("toy", ["option", "hill", 2])).toBe("Build a tower");
    expect(words.option("toy", ["pass"])).toBe("Pass");
    expect(words.option("toy", ["ride", "lake"])).toBe("Ride the Lake");
  });

  it("let a card tell its effect", () => {
    expect(words.effect("toy", "tower")).toBe("Sees far.");
  });
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!test)\.(svelte|ts)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
const code = sources(new URL("..", import.meta.url).pathname).map((file) => readFileSync(file, "utf8"));

describe("the games' own texts", () => {
  // A finished name cannot be declined; lists stand after a colon and are joined beforehand.
  it("are handed ids, never one finished name", () => {
    const call = /\b(?:ui|u|say)\(\s*[^(){}]+,\s*\{[^{}]*:\s*(?:words\.)?(?:name|shortName|seat|theSeat|player)\(/g;
    expect(code.flatMap((text) => [...text.matchAll(call)].map((m) => m[0]))).toEqual([]);
  });
});

describe("the client's own texts", () => {
  const source = readFileSync(new URL("../../../src/ravenhill/locale/client/en.ftl", import.meta.url), "utf8");
  const have = new Set([...new FluentResource(source).body].map((entry) => entry.id));

  it("has a text for every key the code names", () => {
    const used = new Set(
      code.flatMap((text) => [...text.matchAll(/"(client-[a-z0-9-]+)"/g)].map((m) => m[1] as string)),
    );
    expect([...used].filter((key) => !have.has(key))).toEqual([]);
  });

  it("has no text that nobody says", () => {
    const all = code.join("\n");
    const prefixes = [...all.matchAll(/`(client-[a-z0-9-]*)\$\{/g)].map((m) => m[1] as string);
    for (const wide of ["client-", "client-iw-"]) expect(prefixes).not.toContain(wide); // too much would count as said
    const unsaid = [...have].filter((key) => !all.includes(`"${key}"`) && !prefixes.some((p) => key.startsWith(p)));
    expect(unsaid).toEqual([]);
  });

  it("reads every line of the file", () => {
    const keys = [...source.matchAll(/^(client-[a-z0-9-]+) =/gm)].map((m) => m[1]);
    expect(keys.filter((key) => !have.has(key as string))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
