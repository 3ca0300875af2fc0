// The size budget of the first screens: gzip of all files needed before they can be drawn.
// `npm run check` and the tests call it after a build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readBuiltFiles } from "./built-files.ts";

export type Budget = { screen: string; limit: number; sources: string[] };
/** `letter`: names the screen in the files of the build (`code-files.ts`). */
type FirstScreen = Budget & { letter: string };
export type Weight = Budget & { bytes: number };

const KB = 1000;

export const BUDGETS: readonly FirstScreen[] = [
  {
    screen: "Portada",
    letter: "p",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/app/light/front/front-page.tsx"],
  },
  {
    screen: "Ingresar",
    letter: "i",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/features/ground/identity/sign-in-page.tsx"],
  },
  {
    screen: "Pagar cita",
    letter: "c",
    limit: 150 * KB,
    sources: ["index.html", "src/app/light/light-app.tsx", "src/features/scheduling/payments/page/pay-page.tsx"],
  },
  // a customer's phone on a slow connection
  { screen: "Reservar", letter: "r", limit: 120 * KB, sources: ["reservar.html"] },
  { screen: "Formulario", letter: "f", limit: 120 * KB, sources: ["formulario.html"] },
  { screen: "Tableta", letter: "t", limit: 90 * KB, sources: ["kiosco.html"] },
  { screen: "Aviso", letter: "v", limit: 90 * KB, sources: ["aviso.html"] },
  {
    screen: "Producto",
    letter: "s",
    limit: 230 * KB,
    sources: ["index.html", "src/app/app.tsx", "src/app/shell/shell.tsx"],
  },
  {
    screen: "Agenda",
    letter: "a",
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
  const { fileOf, imports } = readBuiltFiles(dist);
  const files = new Set<string>();
  const left = sources.map((source) => {
    const file = fileOf[source];
    if (!file) throw new Error(`The build has no ${source}`);
    return file;
  });
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    left.push(...(imports[file] ?? []));
  }
  return [...files];
}
