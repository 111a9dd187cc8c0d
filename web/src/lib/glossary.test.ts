import { beforeAll, describe, expect, it } from "vitest";
import type { Term } from "../shapes/wire";
import { Glossary } from "./glossary.svelte";

const term = (name: string, ...forms: string[]): Term => ({ name, says: "", rule: "T1.1", first: false, forms });

describe("terms in a text", () => {
  const glossary = new Glossary();
  glossary.of = () => TERMS;
  const TERMS = [
    term("Army", "army", "armies"),
    term("Army unit", "army unit", "army units"),
    term("Muster", "muster"),
    term("Muster/Army", "muster/army"),
    term("Victory", "victory:"),
  ];
  beforeAll(() => glossary.take("toy en", TERMS));
  const cut = (text: string, seen?: Set<string>): string =>
    glossary
      .cut("toy", text, seen)
      .map((piece) => (piece.term ? `[${piece.text}|${piece.term.name}]` : piece.text))
      .join("");

  it("are found whatever their form, the longest first", () => {
    expect(cut("Move two Armies, or an Army unit.")).toBe("Move two [Armies|Army], or an [Army unit|Army unit].");
    expect(cut("A Muster/Army die.")).toBe("A [Muster/Army|Muster/Army] die.");
  });

  it("are marked once in a text, and once in texts that belong together", () => {
    expect(cut("An Army meets an Army.")).toBe("An [Army|Army] meets an Army.");
    const seen = new Set<string>();
    cut("An Army.", seen);
    expect(cut("The Army units of the Army.", seen)).toBe("The [Army units|Army unit] of the Army.");
  });

  it("are whole words, and heads of a part only with their colon", () => {
    expect(cut("Armyworms, a victory. Victory: draw.")).toBe("Armyworms, a victory. [Victory|Victory]: draw.");
  });

  it("are none where nothing is known", () => {
    expect(new Glossary().cut.call(Object.assign(new Glossary(), { of: () => [] }), "toy", "An Army")).toEqual([
      { text: "An Army" },
    ]);
  });
});
