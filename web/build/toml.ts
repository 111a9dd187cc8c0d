// The games' own data, as their schemas on the server promise them: here alone they get their types.
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** A file of a game's data. */
export const dataFile = (game: string, name: string): URL =>
  new URL(`../../src/ravenhill/games/${game}/data/${name}.toml`, import.meta.url);

export function readData<T>(game: string, name: string): T {
  const found: unknown = parse(readFileSync(dataFile(game, name), "utf8"));
  return found as T;
}
