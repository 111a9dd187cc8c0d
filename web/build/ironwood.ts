// What is printed on Ironwood's cards, read from the game's own data when the client is built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { mark, type Sourced } from "./provenance.ts";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:ironwood-cards";

interface Card extends Sourced {
  id: string;
  faction: string;
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
        for (const c of readData<{ card: Card[] }>("ironwood", name).card) {
          const numbers = [c.damage, c.defence, c.dominance, markers(c.steps)];
          cards[c.id] = [c.faction, c.type, ...numbers, mark(c), (c.solo_icons ?? []).map(icon)];
        }
      }
      const { vision } = readData<{ vision: Vision[] }>("ironwood", "visions");
      const visions = Object.fromEntries(vision.map((v) => [v.id, [v.mountain, v.crystals, mark(v)]]));
      return `export default ${JSON.stringify(cards)};export const visions = ${JSON.stringify(visions)};`;
    },
  };
}
