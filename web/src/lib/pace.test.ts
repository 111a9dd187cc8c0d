import { expect, it } from "vitest";
import type { Line } from "./api";
import { pause } from "./pace";

const line = (story: Line["story"] = null): Line => ({ key: "some-line", args: {}, at: 1, story });

it("leaves time to read: more for more sentences, and for what moves; none where nothing is said", () => {
  const [one, two] = [pause([line()], 0), pause([line(), line()], 0)];
  expect(one).toBeGreaterThanOrEqual(600);
  expect(two).toBeGreaterThan(one);
  expect(pause([line({ story: "march" })], 0)).toBeGreaterThan(one);
  expect(pause([], 0)).toBe(0);
});

it("ends: neither a long moment nor a long turn goes on for ever", () => {
  expect(
    pause(
      Array.from({ length: 40 }, () => line()),
      0,
    ),
  ).toBeLessThanOrEqual(2500);
  let all = 0;
  for (let left = 60; left >= 0; left--) all += pause([line()], left);
  expect(all).toBeLessThan(25_000);
  expect(pause([line()], 60)).toBeGreaterThan(150);
});
