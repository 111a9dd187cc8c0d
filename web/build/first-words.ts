// What the client must be able to say before a word has come from the server: who it is, and that nobody answers.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = "virtual:first-words";
const ENGLISH = fileURLToPath(new URL("../../src/ravenhill/locale/client/en.ftl", import.meta.url));
const SAID = ["brand", "skip", "again", "home", "trouble", "offline", "unreadable", "broken"];

export function firstWords(): Plugin {
  return {
    name: "ravenhill-first-words",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(ENGLISH);
      const all = readFileSync(ENGLISH, "utf8");
      // unit tests have no server: there the client knows all its words
      if (process.env["VITEST"]) return `export default ${JSON.stringify(all)};`;
      const entries = all.split(/^(?=[-a-zA-Z#])/m);
      const kept = SAID.map((key) => entries.find((entry) => entry.startsWith(`client-${key} =`)) ?? this.error(key));
      return `export default ${JSON.stringify(kept.join(""))};`;
    },
  };
}
