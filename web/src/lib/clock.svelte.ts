// What a seat has left: the server has counted so far, here it is counted on.
import type { Clock, State, TimeLeft } from "./api";
import { t } from "./words.svelte";

class Wall {
  now = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.now = Date.now() / 1000), 1000);
  }
}
export const wall = new Wall();

/** The clock as it was heard at this moment of our own wall: the server's may go wrong, or ours. */
export const heardNow = (clock: TimeLeft | null): TimeLeft | null => clock && { ...clock, now: Date.now() / 1000 };

export function timeLeft(clock: TimeLeft, seat: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, left - Math.max(0, wall.now - clock.now)) : left;
}

/** The other people's seats whose time is up. */
export const lateSeats = (table: State): number[] =>
  table.clock && !table.over
    ? table.clock.running.filter((s) => !table.you.seats.includes(s) && table.clock && timeLeft(table.clock, s) <= 0)
    : [];

/** Whether this person's own time is up. */
export const lateToo = (table: State): boolean => {
  const clock = table.clock;
  return !!clock && !table.over && clock.running.some((s) => table.you.seats.includes(s) && timeLeft(clock, s) <= 0);
};

/**
 * Those of them whose game this person would win by claiming it: never a partner's, nor while they are late themselves.
 */
export const claimable = (table: State): number[] => {
  if (lateToo(table)) return [];
  const mine = table.you.seats.map((s) => table.seats[s]?.team);
  return lateSeats(table).filter((s) => !mine.includes(table.seats[s]?.team));
};

/** The other people who are asked before the table is closed: not those whose time is up. */
export const askedToClose = (table: State): number[] => {
  const late = lateSeats(table);
  return table.seats
    .filter((s) => s.player !== null && !table.you.seats.includes(s.index) && !late.includes(s.index))
    .map((s) => s.index);
};

/** Whether another person sits at the table, though a machine may play for them. */
export const othersSit = (table: State): boolean =>
  table.seats.some((s) => s.player !== null && !table.you.seats.includes(s.index));

/** How long, in two units, rounded to the smaller one: seven days that have just begun are seven days. */
export function howLong(seconds: number, short = false): string {
  const unit = seconds >= 86400 ? 3600 : seconds >= 3600 ? 60 : 1;
  const whole = unit === 1 ? Math.ceil(seconds) : Math.round(seconds / unit) * unit;
  const [days, hours, minutes] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days) return t(short && !hours ? "client-time-days-short" : "client-time-days", { days, hours });
  if (hours)
    return t(short ? "client-time-hours-short" : "client-time-hours", {
      hours,
      minutes: short ? String(minutes).padStart(2, "0") : minutes,
    });
  return t("client-time-minutes", { minutes, seconds: String(whole % 60).padStart(2, "0") });
}

/** What was agreed, in words. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t("client-clock-none");
  return clock.kind === "days"
    ? t("client-clock-days", { days: clock.days })
    : t("client-clock-minutes", { minutes: clock.minutes, increment: clock.increment ?? 0 });
}

/** What may happen when time is up; told before it is. */
export const zeroText = (clock: Clock | null, seats: number): string =>
  t(clock ? (seats > 2 ? "client-zero-many" : "client-zero") : "client-zero-none");
