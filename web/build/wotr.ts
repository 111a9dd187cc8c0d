// What is printed on the cards, characters and Hunt tiles of War of the Ring, read from the data when the client is
// built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:wotr-cards";

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

interface Character {
  id: string;
  level: number;
  leadership: number;
}

interface Tile {
  id: string;
  card?: string;
  value: number | string;
  reveal?: boolean;
  stop?: boolean;
}

const MINIONS = ["saruman", "witch_king", "mouth_of_sauron"];
const DECKS: Record<string, string> = { char: "character", strat: "strategy" };
/** The side, the deck and the number of an Event card, which its id is made of. */
function placed(id: string): [string, string, number] {
  const [side = "", deck = "", number = ""] = id.split("_");
  return [side === "fp" ? "fp" : "shadow", DECKS[deck] ?? "", Number(number)];
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
      const initiative = new Map(read<Combat>("events", "combat").map((c) => [c.id, c.initiative]));
      const cards = Object.fromEntries(
        read<Event>("events", "event").map((c) => [
          c.id,
          [...placed(c.id), c.icon, c.table ?? false, initiative.get(c.combat), c.combat, c.mp ?? "any"],
        ]),
      );
      const tiles = Object.fromEntries(
        read<Tile>("hunt", "tile").map((t) => [
          t.id,
          [t.card ? placed(t.card)[0] : "standard", t.value, t.reveal ?? false, t.stop ?? false],
        ]),
      );
      const characters = Object.fromEntries(
        read<Character>("characters", "character").map((c) => [
          c.id,
          [MINIONS.includes(c.id) ? "shadow" : "fp", c.level, c.leadership],
        ]),
      );
      return `export default ${JSON.stringify(cards)};export const tiles = ${JSON.stringify(tiles)};export const characters = ${JSON.stringify(characters)};`;
    },
  };
}
