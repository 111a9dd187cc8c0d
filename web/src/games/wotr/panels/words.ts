// The words of these panels lie with the game's own; names of things in them come from there too.
import type { Message } from "../../../lib/api";
import { words } from "../../../lib/words.svelte";

export const GAME = "wotr";
export const ui = (key: string, args: Message["args"] = {}): string => words.say({ key: `wotr-ui-${key}`, args }, GAME);
export const name = (id: string): string => words.name(GAME, id);
