// Only the icons the client names travel to the browser: the whole set has more than four thousand.
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { bofaIconNames } from "../src/games/bofa/icon-names.ts";
import { cardIconNames } from "../src/games/cardgame/icon-names.ts";
import { wotrIconNames } from "../src/games/wotr/icon-names.ts";

// The signs on the pieces of a game come with its board; what every page shows is our own (src/lib/icons.ts).
const MODULES: Record<string, readonly string[]> = {
  "virtual:game-icons/bofa": bofaIconNames,
  "virtual:game-icons/cardgame": cardIconNames,
  "virtual:game-icons/wotr": wotrIconNames,
};

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The same outline with whole numbers: they are drawn on 512 units and shown on some forty pixels. Every point is
 * rounded where it stands, so that steps from point to point add up to no drift.
 */
export function rounded(path: string): string {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  let [x, y, startX, startY, out, last, at] = [0, 0, 0, 0, "", "", 0];
  let command = "";
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at] as string)) command = tokens[at++] as string;
    else if (command === "m" || command === "M") command = command === "m" ? "l" : "L";
    const kind = command.toLowerCase();
    const many = ARITY[kind] ?? 0;
    const given = tokens.slice(at, at + many).map(Number);
    at += many;
    const still = command !== kind; // absolute
    const [fromX, fromY] = [Math.round(x), Math.round(y)];
    const told = given.map((value, i) => {
      if (kind === "a" && i < 5) return i < 2 ? Math.max(1, Math.round(value)) : value;
      const across = kind === "h" || (kind !== "v" && (kind === "a" ? i === 5 : i % 2 === 0));
      return Math.round(value + (still ? 0 : across ? x : y)) - (across ? fromX : fromY);
    });
    const end = (i: number, was: number): number => (given.at(i) as number) + (still ? 0 : was);
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = end(-1, x);
    else if (kind === "v") y = end(-1, y);
    else [x, y] = [end(-2, x), end(-1, y)];
    if (kind === "m") [startX, startY] = [x, y];
    const numbers = told.map((n, i) => (i && n >= 0 ? ` ${n}` : String(n))).join("");
    const goesOn = kind === last && kind !== "m" && kind !== "z";
    out += goesOn ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : kind + numbers;
    last = kind;
  }
  return out;
}

export function gameIcons(): Plugin {
  return {
    name: "ravenhill-game-icons",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const names = MODULES[id.slice(1)];
      if (!id.startsWith("\0") || !names) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
        icons: Record<string, { body: string }>;
      };
      const picked: Record<string, string> = {};
      for (const name of names) {
        const icon = set.icons[name];
        if (!icon) this.error(`game-icons has no icon "${name}"`);
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
        if (!path?.[1]) this.error(`icon "${name}" is more than one path`);
        picked[name] = rounded(path[1]);
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
