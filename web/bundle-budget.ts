// How heavy the first screens are: gzip of everything that must be there before they can be drawn, read from the build's
// manifest. `npm run check` and the tests call it after a build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; imports?: string[] };
export type Budget = { screen: string; limit: number; sources: string[] };
export type Weight = Budget & { bytes: number };

const KB = 1000;

export const BUDGETS: readonly Budget[] = [
  {
    screen: "Ingresar",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/features/ground/identity/index.ts"],
  },
  { screen: "Producto", limit: 230 * KB, sources: ["index.html", "src/app/app.tsx", "src/app/shell/shell.tsx"] },
];

/** The weight of each screen in bytes of gzip, of the build in `dist`. Throws when a source is not in the manifest. */
export function weighBundles(dist: string, budgets: readonly Budget[] = BUDGETS): Weight[] {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  return budgets.map((budget) => {
    const files = new Set<string>();
    for (const source of budget.sources) collect(manifest, source, files);
    return { ...budget, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}
