// Who sits where, as it is said at the table.
import type { ChatLine, Seat, State } from "./api";
import { self } from "./me.svelte";
import { words } from "./words.svelte";

/** A side with its person: Woodwalkers (Ben). */
export const sideAndPerson = (game: string, seat: Seat | undefined): string => {
  const side = words.seat(game, seat?.name ?? "");
  return seat?.player ? `${side} (${seat.player})` : side;
};

export const sidesAndPeople = (table: State, seats: number[]): string =>
  seats.map((s) => sideAndPerson(table.table.game, table.seats[s])).join(", ");

/** The names of the seats, one's own first: eyes look there most. */
export const ownFirst = (seats: Seat[], own: number | null): string[] =>
  [...seats].sort((a, b) => Number(b.index === own) - Number(a.index === own)).map((seat) => seat.name);

/** Whether a line of the talk is this person's own. */
export const ownLine = (table: State, line: ChatLine): boolean =>
  line.seat !== null ? table.you.seats.includes(line.seat) : line.player === self.me?.name;
