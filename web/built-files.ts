// Writes which file of a build holds each source, and which files that file imports, for the budget of the first
// screens and for the lists of what a page needs. The build tool's manifest names entries alone, and an entry that
// shares its file with others is none.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** Sources are relative to `web`; files to the folder of the build. */
export type BuiltFiles = { fileOf: Record<string, string>; imports: Record<string, string[]> };

const PLACE = ".vite/files.json";

export function builtFiles(): Plugin {
  let [root, folder] = ["", ""];
  return {
    name: "built-files",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      const files: BuiltFiles = { fileOf: {}, imports: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        files.imports[chunk.fileName] = chunk.imports;
        for (const id of chunk.moduleIds) files.fileOf[relative(root, id)] = chunk.fileName;
        // an entry that was moved elsewhere leaves a file of imports
        if (chunk.facadeModuleId) files.fileOf[relative(root, chunk.facadeModuleId)] = chunk.fileName;
      }
      mkdirSync(join(folder, ".vite"), { recursive: true });
      writeFileSync(join(folder, PLACE), JSON.stringify(files));
    },
  };
}

export function readBuiltFiles(dist: string): BuiltFiles {
  return JSON.parse(readFileSync(join(dist, PLACE), "utf8")) as BuiltFiles;
}
