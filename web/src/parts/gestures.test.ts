import { describe, expect, it } from "vitest";
import { bounded, relative, scaled, type Bounds } from "./gestures";

const bounds: Bounds = { window: [800, 600], size: [1000, 500], least: 0.5, most: 6 };

describe("a sheet in its window", () => {
  it("grows around the point under the wheel", () => {
    const laid = scaled({ x: -200, y: -100, k: 2 }, 1.5, [300, 200], bounds);
    expect([(300 - laid.x) / laid.k, (200 - laid.y) / laid.k]).toEqual([250, 150]); // as before
    expect(laid.k).toBe(3);
  });

  it("grows and shrinks no further than it may", () => {
    expect(scaled({ x: 0, y: 0, k: 5 }, 9, [0, 0], bounds).k).toBe(6);
    expect(scaled({ x: 0, y: 0, k: 1 }, 0.01, [0, 0], bounds).k).toBe(0.5);
  });

  it("is drawn back when it would leave the window, and lies in the middle when it is smaller", () => {
    expect(bounded({ x: 900, y: 0, k: 2 }, bounds).x).toBe(120); // 60 units of wood beside it
    expect(bounded({ x: -9000, y: 0, k: 2 }, bounds).x).toBe(800 - 1060 * 2);
    expect(bounded({ x: 3, y: 77, k: 0.5 }, bounds)).toEqual({ x: 150, y: 175, k: 0.5 });
  });

  it("is shown by a layer as if it were drawn anew", () => {
    const [from, now] = [
      { x: 10, y: 20, k: 2 },
      { x: -30, y: 5, k: 3 },
    ];
    const [, x = 0, y = 0, by = 0] = (/translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(relative(now, from)) ?? []).map(
      Number,
    );
    const [wx, wy] = [40, 70]; // a point of the drawing
    expect((wx * from.k + from.x) * by + x).toBeCloseTo(wx * now.k + now.x);
    expect((wy * from.k + from.y) * by + y).toBeCloseTo(wy * now.k + now.y);
  });
});
