// What slides over a board: what new lines of the log tell.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../lib/api";
import { Sliding } from "./board.svelte";

vi.mock("../lib/sound", () => ({ play: () => undefined }));
vi.mock("../lib/prefs.svelte", () => ({ prefs: { still: false } }));

const line = (at: number): Line => ({ key: "some-line", args: {}, at });
const heard = (sliding: Sliding<{ at: number }>): number[] => sliding.now.map((slide) => slide.at);

describe("what slides", () => {
  let sliding: Sliding<{ at: number }>;
  const hear = (log: Line[]): void => sliding.hear(log, (lines) => lines.map((told) => ({ at: told.at ?? 0 })));
  beforeEach(() => {
    vi.useFakeTimers();
    sliding = new Sliding();
    hear([line(1), line(2)]);
  });

  it("is told by lines that are new, and only for a moment", () => {
    expect(heard(sliding)).toEqual([]);
    hear([line(1), line(2), line(3), line(4), line(4)]);
    expect(heard(sliding)).toEqual([3, 4, 4]);
    vi.runAllTimers();
    expect(heard(sliding)).toEqual([]);
  });

  it("is nothing where earlier lines come in, or the table goes back; from there it slides again", () => {
    hear([line(0), line(0), line(1), line(2)]);
    hear([line(0), line(1)]);
    expect(heard(sliding)).toEqual([]);
    hear([line(0), line(1), line(2)]);
    expect(heard(sliding)).toEqual([2]);
  });

  it("is nothing after a leap over many moves", () => {
    hear(Array.from({ length: 60 }, (_, at) => line(at)));
    expect(heard(sliding)).toEqual([]);
  });

  it("is nothing where the lines between are not here", () => {
    hear([line(70), line(71)]);
    expect(heard(sliding)).toEqual([]);
    hear([line(70), line(71), line(72)]);
    expect(heard(sliding)).toEqual([72]);
  });
});
