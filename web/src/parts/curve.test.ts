import { expect, test } from "vitest";
import { across, down, hatching, line, rows, signed, type Frame } from "./curve";

const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("a curve goes from edge to edge, and up when the chances do", () => {
  expect(across(frame, 0, 4)).toBe(10);
  expect(across(frame, 4, 4)).toBe(110);
  expect(down(frame, 1)).toBe(5);
  expect(down(frame, 0)).toBe(55);
  expect(line(frame, [0.5, 1])).toBe("M10.0 30.0L110.0 5.0");
});

test("hatching lies on the side of whoever is ahead", () => {
  expect(hatching(frame, [0.5, 0.5], true, 10)).toBe("");
  expect(hatching(frame, [0.9, 0.9], true, 50).split("M").length - 1).toBe(3);
  expect(hatching(frame, [0.9, 0.9], false, 50)).toBe("");
});

test("seals alternate, and those that are near each other stand in rows of their own", () => {
  expect(rows([0, 100, 200], 24)).toEqual([-1, 1, -1]);
  expect(rows([0, 10, 12, 14, 16], 24)).toEqual([-1, 1, -2, 2, -3]);
  expect(rows([0, 30, 40], 24)).toEqual([-1, 1, -1]);
});

test("a change carries its sign", () => {
  expect(signed(0.07, "en")).toBe("+7%");
  expect(signed(-0.11, "en")).toBe("−11%");
  expect(signed(0.001, "en")).toBe("0%");
});
