// What the server tells of a game's components, for tests: asked of Python itself, so that nothing is told twice.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Sheet } from "../lib/printed";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const ASK = `import json, sys
from ravenhill.engine import game as shelf
game = shelf.find(sys.argv[1])
print(json.dumps(game.printed(game.data())))`;

export function sheetOf<F, M = null>(game: string, map = true): Sheet<F, M> {
  const told = execFileSync(process.env["PYTHON"] ?? "python3", ["-c", ASK, game], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: "src", RAVENHILL_PURE: "1" },
    encoding: "utf8",
  });
  const drawn = map ? readFileSync(`${root}/src/ravenhill/games/${game}/drawn/map.json`, "utf8") : "null";
  return { facts: JSON.parse(told) as F, map: JSON.parse(drawn) as M, picture: "", words: {} };
}

/** The drawn board itself. */
export const pictureOf = (game: string): string =>
  readFileSync(`${root}/src/ravenhill/games/${game}/drawn/map.svg`, "utf8");
