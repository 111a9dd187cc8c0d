// Into how many files the client is cut. Left alone, the builder makes one of every part that two pages share, and each
// costs a request and its headers. So what the table shares with other pages comes in two files, what boards share in
// one.
import { globSync } from "node:fs";
import { join } from "node:path";

interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SOURCES = join(import.meta.dirname, "../src");
const page = (name: string): string => join(SOURCES, `pages/${name}.svelte`);
const TABLE = page("TablePage");
const OF_A_GAME = ["ReplayPage", "PuzzlePage", "AnalysisPage"].map(page); // pages that show a table, too
const BOARDS = globSync(join(SOURCES, "games/*/index.ts"));

/** All that comes with these modules, themselves too; not what they ask for later. */
function reach(context: Context, ...from: string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

let home: Set<string> | null = null;
let table = new Set<string>();
let games = new Set<string>();
let others = new Set<string>();
let boards: Set<string>[] = [];

/** The name of the file a module goes to; null: where the builder puts it. */
export function shared(id: string, context: Context): string | null {
  if (!home) {
    home = reach(context, join(SOURCES, "main.ts"));
    table = reach(context, TABLE);
    games = reach(context, ...OF_A_GAME);
    const pages = globSync(join(SOURCES, "pages/*.svelte"));
    others = reach(context, ...pages.filter((name) => name !== TABLE && !OF_A_GAME.includes(name)));
    boards = BOARDS.map((board) => reach(context, board));
  }
  if (home.has(id)) return null;
  if (table.has(id)) return others.has(id) ? "parts" : games.has(id) ? "table" : null;
  return boards.filter((board) => board.has(id)).length > 1 ? "board" : null;
}
