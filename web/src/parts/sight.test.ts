import { expect, test } from "vitest";
import { MARGIN, reach, scrolled, type Lie, type Point } from "./sight";

const WINDOW: Point = [360, 400];
const NOW: Lie = { k: 1, middle: [500, 300] };
const seen = (p: Point, lie: Lie): boolean =>
  [0, 1].every((i) => Math.abs((p[i]! - lie.middle[i]!) * lie.k) <= WINDOW[i]! / 2 - MARGIN[i]! + 0.5);

test("what is in the window stays where it is", () => {
  expect(
    reach(
      [
        [500, 300],
        [400, 200],
      ],
      NOW,
      WINDOW,
      0.4,
      false,
    ),
  ).toBeNull();
  expect(reach([], NOW, WINDOW, 0.4, false)).toBeNull();
});

test("the drawing slides to what is out of sight, no further than it must", () => {
  const lie = reach(
    [
      [900, 300],
      [850, 310],
    ],
    NOW,
    WINDOW,
    0.4,
    false,
  )!;
  expect(lie.k).toBe(1);
  expect(lie.middle[1]).toBe(300);
  expect(seen([900, 300], lie) && seen([850, 310], lie)).toBe(true);
  expect(lie.middle[0]).toBeCloseTo(900 - (180 - MARGIN[0]));
});

test("where only some are in sight it becomes smaller until all are", () => {
  const points: Point[] = [
    [500, 300],
    [100, 300],
    [700, 350],
  ];
  const lie = reach(points, NOW, WINDOW, 0.4, false)!;
  expect(lie.k).toBeCloseTo((360 - 2 * MARGIN[0]) / 600);
  expect(points.every((p) => seen(p, lie))).toBe(true);
  expect(reach(points, NOW, WINDOW, 0.4, true)).toBeNull();
});

test("it is never smaller than the whole board", () => {
  const lie = reach(
    [
      [0, 0],
      [4000, 300],
    ],
    NOW,
    WINDOW,
    0.4,
    false,
  )!;
  expect(lie.k).toBe(0.4);
  expect(lie.middle[0]).toBe(2000);
});

test("a column is scrolled to what is lit, as little as it must be", () => {
  const frame: Point = [100, 300];
  const near: Point = [150, 190];
  expect(scrolled([], frame)).toBe(0);
  expect(scrolled([near, [200, 240]], frame)).toBe(0);
  expect(scrolled([near, [300, 340]], frame)).toBe(40);
  expect(scrolled([[20, 60], near], frame)).toBe(-80);
  expect(scrolled([near, [500, 520], [540, 560]], frame)).toBe(260); // two of three
});
