// The fonts that a brand may have (domain, `partners/brands`), served by us: one style sheet for each family at a fixed
// address, loaded only by pages of a brand that asks for it. Only the letters of western and central Europe.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const SUBSETS = ["latin-ext", "latin"] as const;
const FOLDER = "fonts";

type Family = { family: string; folder: string; weights: readonly string[] };

/** A variable font has all weights in one file. */
const FAMILIES: readonly Family[] = [
  variable("Inter", require.resolve("@fontsource-variable/inter/package.json")),
  variable("Roboto", require.resolve("@fontsource-variable/roboto/package.json")),
  variable("Open Sans", require.resolve("@fontsource-variable/open-sans/package.json")),
  variable("Montserrat", require.resolve("@fontsource-variable/montserrat/package.json")),
  // its newer version, under the name that people know
  variable("Source Sans Pro", require.resolve("@fontsource-variable/source-sans-3/package.json")),
  fixed("Poppins", require.resolve("@fontsource/poppins/package.json"), ["400", "500", "700"]),
  fixed("Lato", require.resolve("@fontsource/lato/package.json"), ["400", "700"]),
];

function variable(family: string, manifest: string): Family {
  return { family, folder: dirname(manifest), weights: ["wght"] };
}

function fixed(family: string, manifest: string, weights: readonly string[]): Family {
  return { family, folder: dirname(manifest), weights };
}

export function brandFonts(): Plugin {
  return {
    name: "brand-fonts",
    generateBundle() {
      for (const one of FAMILIES) {
        const addresses = new Map(
          filesOf(one).map((path) => {
            const file = this.emitFile({ type: "asset", name: basename(path), source: readFileSync(path) });
            return [path, `/${this.getFileName(file)}`] as const;
          }),
        );
        const source = sheetOf(one, (path) => addresses.get(path) ?? "");
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${slugOf(one)}.css`, source });
      }
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${FOLDER}/`, (request, response, next) => {
        const name = basename(request.url ?? "");
        const family = FAMILIES.find((one) => name === `${slugOf(one)}.css`);
        const file = FAMILIES.flatMap(filesOf).find((path) => basename(path) === name);
        if (family)
          response.setHeader("content-type", "text/css").end(sheetOf(family, (path) => `/${FOLDER}/${basename(path)}`));
        else if (file) response.setHeader("content-type", "font/woff2").end(readFileSync(file));
        else next();
      }),
  };
}

const slugOf = ({ family }: Family) => family.toLowerCase().replaceAll(" ", "-");

function filesOf(family: Family): string[] {
  return SUBSETS.flatMap((subset) => family.weights.map((weight) => fileOf(family, subset, weight)));
}

function fileOf({ folder }: Family, subset: string, weight: string): string {
  return join(folder, "files", `${basename(folder)}-${subset}-${weight}-normal.woff2`);
}

function sheetOf(family: Family, address: (path: string) => string): string {
  const ranges = JSON.parse(readFileSync(join(family.folder, "unicode.json"), "utf8")) as Record<string, string>;
  return SUBSETS.flatMap((subset) =>
    family.weights.map((weight) =>
      [
        `@font-face{font-family:"${family.family}"`,
        "font-style:normal;font-display:swap",
        `font-weight:${weight === "wght" ? "200 900" : weight}`,
        `src:url(${address(fileOf(family, subset, weight))}) format("woff2")`,
        `unicode-range:${ranges[subset]}}`,
      ].join(";"),
    ),
  ).join("");
}
