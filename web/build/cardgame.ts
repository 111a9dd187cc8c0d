// What is printed on the cards and locations of War of the Ring: The Card Game, read from the game's own data when the
// client is built, and the icons only its table needs.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { cardIconNames } from "../src/games/cardgame/icon-names.ts";

const FACTS = "virtual:cardgame-facts";
const ICONS = "virtual:cardgame-icons";
const DATA = new URL("../../src/ravenhill/games/cardgame/data/", import.meta.url);

interface CardRecord {
  id: string;
  side: string;
  faction: string;
  type: string;
  battleground_attack: number;
  battleground_defence: number;
  leadership_attack: number;
  leadership_defence: number;
  paths: number[];
  path_icons: number;
  variable_icons: string[];
  wielders: string[];
  keywords: string[];
  source: string;
  uncertain?: string[];
}

interface LocationRecord {
  id: string;
  side?: string;
  path?: number;
  defence: number;
  vp: number;
  attackers?: string[];
  defenders?: string[];
  source: string;
  uncertain?: string[];
}

/** Where a record comes from, without the name of the list. */
const origin = (source: string): string => source.split(":", 1)[0] as string;

export function cardgameFacts(): Plugin {
  return {
    name: "ravenhill-cardgame-facts",
    resolveId: (id) => (id === FACTS || id === ICONS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ICONS}`) {
        const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
          icons: Record<string, { body: string }>;
        };
        const picked: Record<string, string> = {};
        for (const name of cardIconNames) {
          const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "")?.[1];
          if (!d) this.error(`game-icons has no icon "${name}" of one path`);
          picked[name] = d;
        }
        return `export default ${JSON.stringify(picked)};`;
      }
      if (id !== `\0${FACTS}`) return undefined;
      const read = <T>(name: string): T => {
        const file = new URL(name, DATA);
        this.addWatchFile(fileURLToPath(file));
        return parse(readFileSync(file, "utf8")) as T;
      };
      const cards: Record<string, unknown> = {};
      for (const c of read<{ card: CardRecord[] }>("cards.toml").card)
        cards[c.id] = {
          side: c.side,
          faction: c.faction,
          type: c.type,
          attack: c.battleground_attack,
          defence: c.battleground_defence,
          leadAttack: c.leadership_attack,
          leadDefence: c.leadership_defence,
          paths: c.paths,
          path: c.path_icons,
          stars: c.variable_icons,
          wielders: c.wielders,
          keywords: c.keywords,
          source: origin(c.source),
          uncertain: (c.uncertain ?? []).length > 0,
        };
      const locations: Record<string, unknown> = {};
      const all = [
        ...read<{ battleground: LocationRecord[] }>("battlegrounds.toml").battleground,
        ...read<{ path: LocationRecord[] }>("paths.toml").path,
      ];
      for (const l of all)
        locations[l.id] = {
          side: l.side ?? "free_peoples",
          number: l.path ?? 0,
          defence: l.defence,
          points: l.vp,
          attackers: l.attackers ?? [],
          defenders: l.defenders ?? [],
          source: origin(l.source),
          uncertain: (l.uncertain ?? []).length > 0,
        };
      return `export const cards = ${JSON.stringify(cards)}; export const locations = ${JSON.stringify(locations)};`;
    },
  };
}
