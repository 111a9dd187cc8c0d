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
        picked[name] = path[1];
      }
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
