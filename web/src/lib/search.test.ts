import { afterEach, describe, expect, it } from "vitest";
import { byName, folded, says } from "./search";
import { words } from "./words.svelte";

const same = (name: string): string => name;

describe("searching", () => {
  it("finds what is typed without hooks, dots and strokes", () => {
    expect(says("Železné hory", folded("zelezne"))).toBe(true);
    expect(says("Mroczna Puszcza w płomieniach", folded("Plomien"))).toBe(true);
    expect(says("Lórien", folded("Lorien "))).toBe(false);
  });

  it("keeps every letter at its place", () => {
    for (const text of ["Příliš žluťoučký kůň", "Zażółć gęślą jaźń ŁÓDŹ", "Nazgûl … „Éowyn“"]) {
      expect(folded(text)).toHaveLength(text.length);
      expect(folded(text)).toBe(folded(folded(text)));
    }
  });
});

describe("order", () => {
  const before = words.language;
  afterEach(() => {
    words.language = before;
  });

  it("is that of the page's language", () => {
    const czech = ["Hora", "Chodec", "Cesmínie", "Dol", "Čarodějové", "Ithilien"];
    words.language = "cs";
    expect(byName(czech, same)).toEqual(["Cesmínie", "Čarodějové", "Dol", "Hora", "Chodec", "Ithilien"]);
    words.language = "en";
    expect(byName(czech, same)).toEqual(["Čarodějové", "Cesmínie", "Chodec", "Dol", "Hora", "Ithilien"]);
    words.language = "pl";
    expect(byName(["Mgła", "Łódź", "Los", "Luzem"], same)).toEqual(["Los", "Luzem", "Łódź", "Mgła"]);
  });

  it("counts numbers as numbers", () => {
    expect(byName(["Karta 10", "Karta 9"], same)).toEqual(["Karta 9", "Karta 10"]);
  });
});
