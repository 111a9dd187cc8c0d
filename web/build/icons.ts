// Only the icons the client names travel to the browser: the whole set has more than four thousand.
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { iconNames } from "../src/lib/icon-names.ts";

const MODULE = "virtual:game-icons";

export function gameIcons(): Plugin {
  return {
    name: "ravenhill-game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
      const picked: Record<string, string> = {};
      for (const name of iconNames) {
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
