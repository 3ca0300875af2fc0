// The size budget of the first screens: gzip of all files needed before they can be drawn, from the build's manifest.
// `npm run check` and the tests call it after a build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; imports?: string[] };
export type Budget = { screen: string; limit: number; sources: string[] };
export type Weight = Budget & { bytes: number };

const KB = 1000;

export const BUDGETS: readonly Budget[] = [
  {
    screen: "Portada",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/app/light/front/front-page.tsx"],
  },
  {
    screen: "Ingresar",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/features/ground/identity/sign-in-page.tsx"],
  },
  {
    screen: "Pagar cita",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/features/scheduling/payments/page/pay-page.tsx"],
  },
  // a customer's phone on a slow connection
  { screen: "Reservar", limit: 120 * KB, sources: ["reservar.html"] },
  { screen: "Formulario", limit: 120 * KB, sources: ["formulario.html"] },
  { screen: "Tableta", limit: 90 * KB, sources: ["kiosco.html"] },
  { screen: "Producto", limit: 230 * KB, sources: ["index.html", "src/app/app.tsx", "src/app/shell/shell.tsx"] },
  {
    screen: "Agenda",
    limit: 350 * KB,
    sources: ["index.html", "src/app/app.tsx", "src/app/shell/shell.tsx", "src/app/agenda/agenda-page.tsx"],
  },
];

/** The size of each screen in bytes of gzip, of the build in `dist`. Throws when a source is not in the manifest. */
export function weighBundles(dist: string, budgets: readonly Budget[] = BUDGETS): Weight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  return budgets.map((budget) => {
    const bytes = firstFiles(dist, budget).reduce((sum, file) => sum + sizeOf(file), 0);
    return { ...budget, bytes };
  });
}

/** The files in `dist` needed before the screen can be drawn. */
export function firstFiles(dist: string, { sources }: Budget): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = new Set<string>();
  for (const source of sources) collect(manifest, source, files);
  return [...files];
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}
