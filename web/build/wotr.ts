// What is printed on the cards, characters and Hunt tiles of War of the Ring, read from the data when the client is
// built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:wotr-cards";

interface Event {
  id: string;
  side: string;
  deck: string;
  number: number;
  icon: string;
  table: boolean;
  initiative: number[];
  combat: string;
  mp: string;
}

interface Character {
  id: string;
  side: string;
  level: number;
  leadership: number;
}

interface Tile {
  id: string;
  kind: string;
  value: number | string;
  reveal: boolean;
  stop: boolean;
}

export function wotrCards(): Plugin {
  return {
    name: "ravenhill-wotr-cards",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const read = <T>(name: string, key: string): T[] => {
        this.addWatchFile(fileURLToPath(dataFile("wotr", name)));
        return readData<Record<string, T[]>>("wotr", name)[key] ?? [];
      };
      const cards = Object.fromEntries(
        read<Event>("events", "event").map((c) => [
          c.id,
          [c.side, c.deck, c.number, c.icon, c.table, c.initiative, c.combat, c.mp],
        ]),
      );
      const tiles = Object.fromEntries(
        read<Tile>("hunt", "tile").map((t) => [t.id, [t.kind, t.value, t.reveal, t.stop]]),
      );
      const characters = Object.fromEntries(
        read<Character>("characters", "character").map((c) => [c.id, [c.side, c.level, c.leadership]]),
      );
      return `export default ${JSON.stringify(cards)};export const tiles = ${JSON.stringify(tiles)};export const characters = ${JSON.stringify(characters)};`;
    },
  };
}
