// What is printed on the cards and characters of The Battle of Five Armies, read from the game's own data when
// the client is built.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { dataFile, readData } from "./toml.ts";

const MODULE = "virtual:bofa-facts";

/** Where a record comes from; `<field>_source` where a field of it comes from elsewhere. */
interface Sourced {
  id: string;
  source: string;
  [field: string]: unknown;
}
interface Printed extends Sourced {
  number?: string;
  type?: string;
  side?: string;
  kind?: string;
  unit?: string;
}
interface Ability extends Sourced {
  type: string;
}
interface Character extends Sourced {
  leadership?: number;
  movement?: number;
  ability: Ability[];
}
interface Tile {
  id: string;
  value: number;
  fate_icon: boolean;
  kind: string;
}

/** The first word of a source: the rest says more of it. */
const kind = (source: string): string => /^\w+/.exec(source)?.[0] ?? source;
const ours = (source: string): boolean => ["original", "recalled", "inferred"].includes(kind(source));
/** Where a record comes from: in part from us, if it was found but a field of it was not. */
const origin = (record: Sourced): string => {
  const fields = Object.entries(record).filter(([name, value]) => name.endsWith("_source") && ours(String(value)));
  return fields.length && !ours(record.source) ? "partly" : kind(record.source);
};

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
          cards[c.id] = [deck, c.type ?? c.kind ?? "", c.side ?? side, c.number ?? "", origin(c), c.unit ?? ""];
      };
      take("event", read<Printed>("events", "event"));
      take("story", read<Printed>("story_fp", "story"), "fp");
      take("story", read<Printed>("story_shadow", "story"), "shadow");
      take("fate", read<Printed>("fate", "fate_card"), "fp");
      take("maneuver", read<Printed>("maneuver", "maneuver"));
      const people = read<Character>("characters", "character");
      const sources = Object.fromEntries(people.flatMap((c) => [c, ...c.ability]).map((r) => [r.id, origin(r)]));
      const characters = Object.fromEntries(
        people.map((c) => [
          c.id,
          [
            c.leadership ?? 0,
            c.movement ?? 0,
            c.ability.map((a) => a.id),
            c.ability.filter((a) => a.type === "general").map((a) => a.id),
          ],
        ]),
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
