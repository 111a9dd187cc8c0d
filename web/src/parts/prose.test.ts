import { describe, expect, it } from "vitest";
import { bare, prose } from "./prose";

describe("the little Markdown of the rules", () => {
  it("knows bold, slanted, code and other rules", () => {
    const kinds = prose("**Alert**: *do* `steps` by I13.27 (p. 3)").map((s) => s.kind);
    expect(kinds).toEqual(["bold", "plain", "slanted", "plain", "code", "plain", "rule", "plain"]);
    expect(bare("**Alert**: `steps` by I13.27")).toBe("Alert: steps by I13.27");
  });

  it("leaves everything else as it is", () => {
    for (const text of ["2 * 3 = 6", "armia, postać*", "a **", "<b>no</b>", "WW02", "** **"])
      expect(bare(text)).toBe(text.replace(/^\*\* \*\*$/, " "));
  });
});
