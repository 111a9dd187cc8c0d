// Only the icons the client names travel to the browser: the whole set has more than four thousand.
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { bofaIconNames } from "../src/games/bofa/icon-names.ts";
import { wotrIconNames } from "../src/games/wotr/icon-names.ts";
import { iconNames } from "../src/lib/icon-names.ts";

// What every page may show, and what comes with one game's board only.
const MODULES: Record<string, readonly string[]> = {
  "virtual:game-icons": iconNames,
  "virtual:game-icons/bofa": bofaIconNames,
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
