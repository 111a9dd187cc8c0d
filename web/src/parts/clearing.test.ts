import { expect, test } from "vitest";
import { clearing, type Box } from "./clearing";

const room: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const over = (at: [number, number], size: [number, number], b: Box): boolean =>
  at[0] < b.right && b.left < at[0] + size[0] && at[1] < b.bottom && b.top < at[1] + size[1];

test("it never stands on what it speaks of while there is room beside it", () => {
  const size: [number, number] = [370, 280];
  for (const spoken of [box(450, 250, 100, 100), box(0, 0, 200, 200), box(800, 400, 200, 200)]) {
    expect(over(clearing(room, size, [spoken], []), size, spoken)).toBe(false);
  }
});

test("of two free places it takes the one that hides less of the rest", () => {
  const at = clearing(room, [300, 200], [box(450, 250, 100, 100)], [box(0, 0, 450, 600)]);
  expect(at[0]).toBeGreaterThanOrEqual(450);
});

test("without anything to speak of it stands where nothing else is", () => {
  expect(clearing(room, [300, 200], [], [box(0, 0, 1000, 300)])[1]).toBeGreaterThanOrEqual(300);
});
