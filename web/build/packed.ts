// What never changes is packed once, as hard as it goes, when the client is built: the client's own files and the drawn
// boards. Each lies under the digest of what it holds, by which the server finds it (src/ravenhill/server/pages.py).
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const BOARDS = join(import.meta.dirname, "../../src/ravenhill/games/*/drawn/*");
const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;

export function packed(): Plugin {
  let out = "";
  return {
    name: "ravenhill-packed",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    writeBundle() {
      mkdirSync(join(out, "packed"), { recursive: true });
      for (const file of [...globSync(join(out, "**/*")), ...globSync(BOARDS)].filter((name) => PACKABLE.test(name))) {
        const body = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        const digest = createHash("sha256").update(body).digest("hex").slice(0, 20);
        writeFileSync(join(out, "packed", `${digest}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}
