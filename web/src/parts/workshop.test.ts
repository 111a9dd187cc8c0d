import { describe, expect, it } from "vitest";
import { placed } from "./workshop/shop";

// What has no name is told as it is written: the words are looked up by the server's tests, the shape is held here.
describe("a place of a notation", () => {
  it("is told part by part", () => {
    expect(placed("cardgame", "any_number")).toBe("any number");
    expect(placed("cardgame", "strider|aragorn")).toBe("strider / aragorn");
    expect(placed("cardgame", "character&keyword:nazgul")).toBe("character + keyword: nazgul");
    expect(placed("cardgame", "if=in_play(strider|aragorn)")).toBe("if given: in play: strider / aragorn");
    expect(placed("cardgame", "draw(it,2)")).toBe("draw(it,2)");
  });
});
