import { describe, expect, it } from "vitest";
import { placed } from "./workshop/shop";

// What has no name is told as it is written: the words are looked up by the server's tests, the shape is held here.
describe("a place of a notation", () => {
  it("is told part by part", () => {
    expect(placed("toy", "any_number")).toBe("any number");
    expect(placed("toy", "first_one|second_one")).toBe("first one / second one");
    expect(placed("toy", "first&kind:red")).toBe("first + kind: red");
    expect(placed("toy", "if=is_there(first|second)")).toBe("if given: is there: first / second");
    expect(placed("toy", "draw(it,2)")).toBe("draw(it,2)");
  });
});
