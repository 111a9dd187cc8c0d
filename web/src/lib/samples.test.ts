// The browser's speech layer passes the samples that Python's passes too (tests/words/test_samples.py).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words, type Said } from "./words.svelte";

const here = join(import.meta.dirname, "../../../tests/words");
const read = (...parts: string[]): string => readFileSync(join(here, ...parts), "utf8");

interface Sample extends Said {
  en: string;
  cs: string;
  pl: string;
}

const table = JSON.parse(read("samples.json")) as { game: string; samples: Sample[] };

describe.each(["en", "cs", "pl"] as const)("%s", (language) => {
  const words = new Words();
  words.take(language, {
    common: read("locale", `${language}.ftl`),
    [table.game]: read("locale", table.game, `${language}.ftl`),
  });

  it.each(table.samples.map((s) => [s[language], s] as const))("%s", (said, sample) => {
    expect(words.say({ key: sample.key, args: sample.args }, table.game)).toBe(said);
  });
});
