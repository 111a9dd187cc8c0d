// What the boxes of a form share: which game, what there is to name, and what is wrong where.
import { getContext, setContext } from "svelte";
import type { Around } from "../../lib/takes";
import { words } from "../../lib/words.svelte";

export interface Shop extends Around {
  game: string;
  /** What is wrong at this place of the record, in words. */
  problems: (path: string) => string[];
}

const KEY = "workshop";
export const openShop = (shop: Shop): Shop => setContext(KEY, shop);
export const shopHere = (): Shop => getContext<Shop>(KEY);

/** How a field, a block, a table or a word of the data is called; what has no name is told as it is written. */
export const called = (kind: "field" | "block" | "table" | "word" | "part", id: string): string =>
  words.thing("workshop", `${kind}-${id}`) ?? id.replaceAll("_", " ");

/** A value one can choose: a thing of the game by its name, else a word of the data. */
export function choice(game: string, value: string): string {
  const word = words.thing("workshop", `word-${value.replaceAll(" ", "_")}`);
  if (word !== null) return word;
  const name = words.name(game, value);
  return name === value ? value.replaceAll("_", " ") : name;
}

/** What stands in one place of a notation: `kind:thing`, `one|other`, `if=there(one)`, `any_number`. */
export function placed(game: string, text: string): string {
  const given = /^([a-z_]+)=(.*)$/.exec(text);
  if (given) return `${called("word", `${given[1]}_given`)}: ${placed(game, given[2] ?? "")}`;
  const inner = /^([a-z_]+)\(([a-z_:|&]+)\)$/.exec(text);
  if (inner) return `${called("word", inner[1] ?? "")}: ${placed(game, inner[2] ?? "")}`;
  if (text.includes("(")) return text;
  for (const [mark, said] of [
    ["|", " / "],
    ["&", " + "],
    [":", ": "],
  ] as const)
    if (text.includes(mark))
      return text
        .split(mark)
        .map((part) => placed(game, part))
        .join(said);
  return choice(game, text);
}

/** What a record is called: by its name, or by the things its key is made of. */
export const titled = (game: string, name: string, table: string): string =>
  name
    ? name
        .split("/")
        .map((part) => choice(game, part))
        .join(" – ")
    : called("table", table);
