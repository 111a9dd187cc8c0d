// What is printed on Ironwood's cards, read from the game's own data when the client is built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { mark, tables, type Sourced } from "./provenance";

const MODULE = "virtual:ironwood-cards";
const DATA = new URL("../../src/ravenhill/games/ironwood/data/", import.meta.url);

interface Card extends Sourced {
  id: string;
  type: string;
  damage: number;
  defence: number;
  dominance: number;
  solo_icons: string[];
  steps: object[];
}

interface Vision extends Sourced {
  id: string;
  mountain: string;
  crystals: number;
}

/** The markers of a lingering card, wherever in its effect it is said. */
const markers = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : "op" in value && value.op === "linger" && "markers" in value
      ? Number(value.markers)
      : Math.max(0, ...Object.values(value).map(markers));

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
        for (const c of tables<{ card: Card[] }>(file).card)
          cards[c.id] = [c.type, c.damage, c.defence, c.dominance, markers(c.steps), mark(c), c.solo_icons];
      }
      const { vision } = tables<{ vision: Vision[] }>(new URL("visions.toml", DATA));
      const visions = Object.fromEntries(vision.map((v) => [v.id, [v.mountain, v.crystals, mark(v)]]));
      return `export default ${JSON.stringify(cards)};export const visions = ${JSON.stringify(visions)};`;
    },
  };
}
