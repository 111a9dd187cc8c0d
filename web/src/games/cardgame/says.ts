// The words of this table: keys `cardgame-ui-*` in the game's own file.
import type { Atom } from "../../lib/api";
import { words } from "../../lib/words.svelte";

export const GAME = "cardgame";

export const ui = (key: string, args: Record<string, Atom> = {}): string =>
  words.say({ key: `cardgame-ui-${key}`, args }, GAME);
export const name = (id: string): string => words.name(GAME, id);
export const player = (id: string): string => words.seat(GAME, id);
/** A seat for a text to name and decline: the bare id may be that of a card too. */
export const seatId = (id: string | null | undefined): string => (id ? `seat-${id}` : "");
export const textOf = (id: string): string => words.effect(GAME, id);
export const has = (key: string): boolean => words.has(`cardgame-ui-${key}`, GAME);
