import { expect, test } from "vitest";
import { freeCorner, middle } from "./corner";

const ROOM = { left: 0, top: 0, right: 800, bottom: 500 };
const at = (x: number, y: number): ReturnType<typeof middle> =>
  middle({ left: x - 30, right: x + 30, top: y - 30, bottom: y + 30 });

test("a strip stays where it is wished when nothing lies there", () => {
  expect(freeCorner(ROOM, [300, 40], [at(400, 250)], "top right")).toBe("top right");
  expect(freeCorner(ROOM, [300, 40], [], "bottom left")).toBe("bottom left");
});

test("a strip goes to a corner where it hides nothing lit", () => {
  expect(freeCorner(ROOM, [300, 40], [at(700, 30)], "top right")).toBe("top left");
  expect(freeCorner(ROOM, [300, 40], [at(700, 30), at(100, 20)], "top right")).toBe("bottom left");
});

test("where no corner is free it stays", () => {
  const all = [at(700, 20), at(100, 20), at(100, 480), at(700, 480)];
  expect(freeCorner(ROOM, [300, 40], all, "top left")).toBe("top left");
});
