// What is printed on Ironwood's cards, read from the game's own data when the client is built.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const MODULE = "virtual:ironwood-cards";
const DATA = new URL("../../src/ravenhill/games/ironwood/data/", import.meta.url);

interface Fact {
  id: string;
  type: string;
  damage: number;
  defence: number;
  dominance: number;
  solo_icons: string[];
  lingering_markers: number;
  source: string;
}

export function ironwoodCards(): Plugin {
  return {
    name: "ravenhill-ironwood-cards",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const cards: Record<string, unknown> = {};
      for (const name of ["cards_ww.toml", "cards_ic.toml"]) {
        const file = new URL(name, DATA);
        this.addWatchFile(fileURLToPath(file));
        for (const c of (parse(readFileSync(file, "utf8")) as unknown as { card: Fact[] }).card)
          cards[c.id] = [
            c.type,
            c.damage,
            c.defence,
            c.dominance,
            c.lingering_markers ?? 0,
            c.source,
            c.solo_icons ?? [],
          ];
      }
      const visions = (
        parse(readFileSync(new URL("visions.toml", DATA), "utf8")) as unknown as {
          vision: { id: string; mountain: string; crystals: number; source: string }[];
        }
      ).vision;
      return (
        `export default ${JSON.stringify(cards)};` +
        `export const visions = ${JSON.stringify(Object.fromEntries(visions.map((v) => [v.id, [v.mountain, v.crystals, v.source]])))};`
      );
    },
  };
}
