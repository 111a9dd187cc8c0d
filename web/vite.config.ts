import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { firstWords } from "./build/first-words.ts";
import { fonts } from "./build/fonts.ts";
import { gameIcons } from "./build/icons.ts";
import { packed } from "./build/packed.ts";
import { shared } from "./build/shared.ts";

const server = process.env["RAVENHILL_SERVER"] ?? "http://127.0.0.1:8000";

/** What is built is never kept in git: the folder says so itself. */
const unkept = (): Plugin => ({
  name: "ravenhill-unkept",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
  },
});

/** Stands at the root, so that every page is in its reach. */
const worker = (): Plugin => ({
  name: "ravenhill-worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/sw.ts", fileName: "sw.js" });
  },
});

export default defineConfig({
  plugins: [gameIcons(), fonts(), firstWords(), svelte(), unkept(), worker(), packed()],
  build: {
    outDir: "../src/ravenhill/webclient",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: shared }] } },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 }, // a busy machine is slow, not wrong
  // Components are tested as a browser would have them (`@vitest-environment happy-dom`).
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
