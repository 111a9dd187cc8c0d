// The games' own data, as their schemas on the server promise them: here alone they get their types.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** A file of a game's data. */
export const dataFile = (game: string, name: string): URL =>
  new URL(`../../src/ravenhill/games/${game}/data/${name}.toml`, import.meta.url);

/** The tables of a file, with the file's own source in every record that names none. */
export function readData<T>(game: string, name: string): T {
  const { file: head, ...read } = parse(readFileSync(dataFile(game, name), "utf8")) as Record<string, unknown>;
  const source = (head as { source?: string } | undefined)?.source;
  if (source)
    for (const [table, value] of Object.entries(read))
      read[table] = Array.isArray(value)
        ? value.map((record: object) => ({ source, ...record }))
        : { source, ...(value as object) };
  return read as T;
}
