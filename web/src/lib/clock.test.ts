import { describe, expect, it } from "vitest";
import { howLong, timeLeft } from "./clock.svelte";

describe("what a seat has left", () => {
  it("goes on for who has to choose, and stops at nothing", () => {
    const heard = Date.now() / 1000 - 30;
    const clock = { now: heard, left: [100, 100, 10], running: [0, 2], little: 5 };
    expect(Math.round(timeLeft(clock, 0))).toBe(70);
    expect(timeLeft(clock, 1)).toBe(100);
    expect(timeLeft(clock, 2)).toBe(0);
  });

  it("is told in two units", () => {
    expect(howLong(3 * 86400)).toBe("3 d 0 h");
    expect(howLong(86400 - 60)).toBe("23 h 59 min");
    expect(howLong(7 * 86400 - 5, true)).toBe("7 d");
    expect(howLong(7 * 86400 - 3600, true)).toBe("6 d 23 h");
    expect(howLong(86400 - 5)).toBe("1 d 0 h");
    expect(howLong(7300, true)).toBe("2:02 h");
    expect(howLong(605)).toBe("10:05");
    expect(howLong(0)).toBe("0:00");
  });
});
