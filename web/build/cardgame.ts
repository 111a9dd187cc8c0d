// What is printed on the cards and locations of War of the Ring: The Card Game, read from the game's own data when the
// client is built, and the icons only its table needs.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { cardIconNames } from "../src/games/cardgame/icon-names.ts";
import type { Sourced } from "./provenance.ts";
import { dataFile, readData } from "./toml.ts";

const FACTS = "virtual:cardgame-facts";
const ICONS = "virtual:cardgame-icons";

interface CardRecord extends Sourced {
  id: string;
  copies?: number;
  faction: string;
  type: string;
  battleground_attack?: number;
  battleground_defence?: number;
  leadership_attack?: number;
  leadership_defence?: number;
  paths?: number[];
  path_icons?: number;
  variable_icons?: string[];
  wielders?: string[];
  keywords?: string[];
}

interface LocationRecord extends Sourced {
  id: string;
  side?: string;
  path?: number;
  defence?: number;
  vp: number;
  attackers?: string[];
  defenders?: string[];
}

/** What of a record is not certain: something on it is our own, or was guessed. */
const doubt = (record: Sourced): "original" | "uncertain" | null => {
  const sources = [record.source ?? "", ...Object.values(record.sources ?? {})];
  if (sources.some((source) => source.startsWith("original"))) return "original";
  return record.assumed?.length ? "uncertain" : null;
};

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
        this.addWatchFile(fileURLToPath(dataFile("cardgame", name)));
        return readData<T>("cardgame", name);
      };
      const { sides } = read<{ sides: Record<string, string[]> }>("components");
      const sideOf = (faction: string): string => (sides.shadow?.includes(faction) ? "shadow" : "free_peoples");
      const cards: Record<string, unknown> = {};
      for (const c of read<{ card: CardRecord[] }>("cards").card)
        for (let n = 1; n <= (c.copies ?? 1); n++)
          cards[n === 1 ? c.id : `${c.id}_${n}`] = {
            kind: c.id,
            side: sideOf(c.faction),
            faction: c.faction,
            type: c.type,
            attack: c.battleground_attack ?? 0,
            defence: c.battleground_defence ?? 0,
            leadAttack: c.leadership_attack ?? 0,
            leadDefence: c.leadership_defence ?? 0,
            paths: c.paths ?? [],
            path: c.path_icons ?? 0,
            stars: c.variable_icons ?? [],
            wielders: (c.wielders ?? []).map((w) => (w.includes(":") ? { kind: w.replace(":", "-") } : { card: w })),
            keywords: c.keywords ?? [],
            doubt: doubt(c),
          };
      const locations: Record<string, unknown> = {};
      const all = [
        ...read<{ battleground: LocationRecord[] }>("battlegrounds").battleground,
        ...read<{ path: LocationRecord[] }>("paths").path,
      ];
      for (const l of all)
        locations[l.id] = {
          side: l.side ?? "free_peoples",
          number: l.path ?? 0,
          defence: l.defence ?? 0,
          points: l.vp,
          attackers: l.attackers ?? [],
          defenders: l.defenders ?? [],
          doubt: doubt(l),
        };
      return `export const cards = ${JSON.stringify(cards)}; export const locations = ${JSON.stringify(locations)};`;
    },
  };
}
