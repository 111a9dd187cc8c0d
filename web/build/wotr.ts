// What is printed on the cards and Hunt tiles of War of the Ring, read from the game's own data when the client is
// built.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const MODULE = "virtual:wotr-cards";
const DATA = new URL("../../src/ravenhill/games/wotr/data/", import.meta.url);

interface Event {
  id: string;
  icon: string;
  table?: boolean;
  combat: string;
  mp?: string;
}

interface Combat {
  id: string;
  initiative: number[];
}

interface Tile {
  id: string;
  card?: string;
  value: number | string;
  reveal?: boolean;
  stop?: boolean;
}

export function wotrCards(): Plugin {
  return {
    name: "ravenhill-wotr-cards",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const read = (name: string): unknown => {
        const file = new URL(name, DATA);
        this.addWatchFile(fileURLToPath(file));
        return parse(readFileSync(file, "utf8"));
      };
      const events = read("events.toml") as { event: Event[]; combat: Combat[] };
      const initiative = new Map(events.combat.map((c) => [c.id, c.initiative]));
      const cards: Record<string, unknown> = {};
      for (const c of events.event)
        cards[c.id] = [c.icon, c.table ?? false, initiative.get(c.combat), c.combat, c.mp ?? "any"];
      const tiles: Record<string, unknown> = {};
      const kind = (t: Tile): string => (t.card ? (t.card.startsWith("fp") ? "fp" : "shadow") : "standard");
      for (const t of (read("hunt.toml") as { tile: Tile[] }).tile)
        tiles[t.id] = [kind(t), t.value, t.reveal ?? false, t.stop ?? false];
      return `export default ${JSON.stringify(cards)};export const tiles = ${JSON.stringify(tiles)};`;
    },
  };
}
