// What is printed on a table's components and the board it is played on come from the server, for the pack in play.
// What is found at one of its addresses never changes: the browser keeps it.
import { offline } from "./api";
import type { Texts } from "./words.svelte";
import type { Tags } from "../engrave/vignette";
import type { Printed, PrintedAnswer } from "../shapes/wire";

/** What a game lays out before its board is shown; `F` and `M` are the shapes of its facts and its drawn map. */
export interface Sheet<F, M = null> {
  facts: F;
  map: M;
  /** The address of the drawn board. */
  picture: string;
  /** What the pack in play calls things. */
  words: Texts;
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw offline();
  return (await answer.json()) as T;
}

export async function sheetOf({ facts, map, picture }: Printed): Promise<Sheet<unknown, unknown>> {
  if (picture) new Image().src = picture; // on its way before there is a board to show it on
  const [told, drawn] = await Promise.all([read<PrintedAnswer>(facts), map ? read<unknown>(map) : null]);
  return { facts: told.facts, map: drawn, picture: picture ?? "", words: told.words };
}

/** The server tells four tags, and none that the library does not have. */
const isTags = (told: readonly string[]): told is Tags => told.length === 4;
/** The tags of a picture out of those the server has told. */
export function tagsOf(told: Record<string, readonly string[]>, id: string): Tags | undefined {
  const tags = told[id];
  return tags && isTags(tags) ? tags : undefined;
}
