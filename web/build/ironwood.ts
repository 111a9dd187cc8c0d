// What is printed on Ironwood's cards, read from the game's own data when the client is built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:ironwood-cards";

interface Fact {
  id: string;
  faction: string;
  type: string;
  damage: number;
  defence: number;
  dominance: number;
  solo_icons: string[];
  lingering_markers: number;
  source: string;
}

interface Vision {
  id: string;
  mountain: string;
  crystals: number;
  source: string;
}

/** The first word of a source: the rest says more of it. */
const origin = (source: string): string => /^\w+/.exec(source)?.[0] ?? source;
/** An icon for solo play, and whether it is red. */
const icon = (id: string): [string, boolean] => [id.replace(/_red$/, ""), id.endsWith("_red")];

export function ironwoodCards(): Plugin {
  return {
    name: "ravenhill-ironwood-cards",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const cards: Record<string, unknown> = {};
      for (const name of ["cards_ww", "cards_ic"]) {
        this.addWatchFile(fileURLToPath(dataFile("ironwood", name)));
        for (const c of readData<{ card: Fact[] }>("ironwood", name).card)
          cards[c.id] = [
            c.faction,
            c.type,
            c.damage,
            c.defence,
            c.dominance,
            c.lingering_markers ?? 0,
            origin(c.source),
            (c.solo_icons ?? []).map(icon),
          ];
      }
      const visions = readData<{ vision: Vision[] }>("ironwood", "visions").vision;
      return (
        `export default ${JSON.stringify(cards)};` +
        `export const visions = ${JSON.stringify(Object.fromEntries(visions.map((v) => [v.id, [v.mountain, v.crystals, origin(v.source)]])))};`
      );
    },
  };
}
