// What is printed on the cards and characters of The Battle of Five Armies, read from the game's own data when
// the client is built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { mark, type Sourced } from "./provenance.ts";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:bofa-facts";

interface Printed extends Sourced {
  id: string;
  number?: string;
  type?: string;
  side?: string;
  kind?: string;
  unit?: string;
}
interface Character extends Sourced {
  id: string;
  leadership?: number;
  movement?: number;
}
interface Ability extends Sourced {
  id: string;
  of: string;
}
interface Tile {
  id: string;
  value: number;
  fate_icon: boolean;
  kind: string;
}

export function bofaFacts(): Plugin {
  return {
    name: "ravenhill-bofa-facts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const read = <T>(name: string, key: string): T[] => {
        this.addWatchFile(fileURLToPath(dataFile("bofa", name)));
        return readData<Record<string, T[]>>("bofa", name)[key] ?? [];
      };
      const cards: Record<string, unknown> = {};
      const take = (deck: string, printed: Printed[], side = ""): void => {
        for (const c of printed)
          cards[c.id] = [deck, c.type ?? c.kind ?? "", c.side ?? side, c.number ?? "", mark(c), c.unit ?? ""];
      };
      take("event", read<Printed>("events", "event"));
      take("story", read<Printed>("story_fp", "story"), "fp");
      take("story", read<Printed>("story_shadow", "story"), "shadow");
      take("fate", read<Printed>("fate", "fate_card"), "fp");
      take("maneuver", read<Printed>("maneuver", "maneuver"));
      const people = read<Character>("characters", "character");
      const abilities = read<Ability>("characters", "ability");
      const sources = Object.fromEntries([...people, ...abilities].map((r) => [r.id, mark(r)]));
      const characters = Object.fromEntries(
        people.map((c) => {
          const own = abilities.filter((a) => a.of === c.id).map((a) => a.id);
          return [c.id, [c.leadership ?? 0, c.movement ?? 0, own, own.filter((a) => a.endsWith("_general"))]];
        }),
      );
      const tiles = Object.fromEntries(
        read<Tile>("tokens", "fate_tile").map((t) => [t.id, [t.value, t.fate_icon, t.kind]]),
      );
      return (
        `export default ${JSON.stringify(cards)};` +
        `export const characters = ${JSON.stringify(characters)};export const tiles = ${JSON.stringify(tiles)};` +
        `export const sources = ${JSON.stringify(sources)};`
      );
    },
  };
}
