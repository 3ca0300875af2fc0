// Beside each file of a build the same in Brotli and in gzip, which the server hands out as it is: a megabyte of script is a
// third of that on the way.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg|json|webmanifest)$/;
/** Smaller ones fit in a packet as they are. */
const LEAST_BYTES = 1024;
/** Nearly as small as the highest, in a fifth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function packedFiles(): Plugin {
  let folder = "";
  return {
    name: "packed-files",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => {
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(path) || path.startsWith(".vite")) continue;
        const bytes = readFileSync(join(folder, path));
        if (bytes.length < LEAST_BYTES) continue;
        writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes, BROTLI));
        writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
