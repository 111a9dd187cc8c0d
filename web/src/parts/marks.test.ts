import { describe, expect, it } from "vitest";
import { foundAt } from "./marks";

describe("where a rule was found", () => {
  it("tells the places together and every other kind once", () => {
    const found = foundAt([
      { kind: "printed", note: "ch. V" },
      { kind: "decision", note: "first sentence" },
      { kind: "printed", note: "cards" },
      { kind: "decision", note: "last sentence" },
      { kind: "original", note: "" },
    ]);
    expect(found.places).toBe("ch.\u00a0V; cards");
    expect(found.kinds).toEqual([
      { kind: "decision", note: "first sentence; last sentence" },
      { kind: "original", note: "" },
    ]);
  });

  it("has nothing to tell of a rule without a mark", () => {
    expect(foundAt([])).toEqual({ places: "", kinds: [] });
  });
});
