// @vitest-environment happy-dom
// Names stand in the case their sentence asks for, because panels hand ids to the games' texts.
import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { words } from "../lib/words.svelte";
import { seatId, ui } from "./cardgame/says";
import { FACES, type Face } from "./wotr/model";
import ActionDie from "./wotr/panels/ActionDie.svelte";

const speak = (game: string, language: string): void => {
  const file = `../../../src/ravenhill/locale/${game}/${language}.ftl`;
  words.take(language, { [game]: readFileSync(new URL(file, import.meta.url), "utf8") });
};
const die = (face: Face): string | null => {
  const shown = mount(ActionDie, { target: document.body, props: { face, side: "fp" } });
  const label = document.querySelector("[aria-label]")?.getAttribute("aria-label") ?? null;
  void unmount(shown);
  return label;
};
afterEach(() => words.take("en", {}));

describe("an Action die", () => {
  it("bears the name of its face in English", () => {
    speak("wotr", "en");
    expect(FACES.map(die)).toEqual(FACES.map((face) => `${words.name("wotr", face)} die`));
  });

  it.each([
    ["cs", "Kostka postavy", "Kostka Vůle Západu"],
    ["pl", "Kość Postaci", "Kość Woli Zachodu"],
  ])("declines it in %s", (language, character, will) => {
    speak("wotr", language);
    expect([die("character"), die("will_of_the_west")]).toEqual([character, will]);
  });
});

describe("a player named as a card is", () => {
  it.each([
    ["en", "Waiting for Saruman to agree."],
    ["cs", "Čeká se na souhlas Sarumana."],
    ["pl", "Czekamy na zgodę Sarumana."],
  ])("is declined as a player in %s", (language, said) => {
    speak("cardgame", language);
    expect(ui("agree-waits", { who: seatId("saruman") })).toBe(said);
  });
});
