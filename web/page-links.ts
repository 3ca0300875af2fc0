// What each page needs before it can be drawn, said in its document: the browser asks for all of it at once, instead of for
// one file after the other has run. Written down here at the build, by the addresses in the lists of pages; the server puts
// it there (`kernel/http/pages.ts`).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { firstFiles } from "./bundle-budget.ts";
import { OPENING_SCRIPTS } from "./opening-script.ts";

const DOCUMENT = "index.html";
const PRODUCT = ["src/app/app.tsx", "src/app/fetch-ahead.ts", "src/app/shell/shell.tsx"];
/** The lists of pages, what every page of each stands on, and the calls that it begins with. */
const LISTS = [
  { list: "src/app/light/light-pages.ts", frame: ["src/app/light/light-app.tsx"], calls: [] },
  { list: "src/app/pages.ts", frame: PRODUCT, calls: ["/api/me"] },
];
/** `"/agenda": shapedPage("calendar", () => import("./agenda/agenda-page.tsx")`: an address and its file. */
const PAGE = /"(\/[^"]+)": (?:lazyPage|shapedPage)\([^;]*?import\("([^"]+)"\)/g;
const FONT = /^heebo-latin-wght-.*\.woff2$/;
/** Whoever signs in goes on to the product: its files are fetched while nothing else is, and run there alone. */
const LEADS_IN = "/auth/";
const FIRST_PAGE = "src/app/agenda/agenda-page.tsx";

export function pageLinks(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "page-links",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => writeFileSync(join(folder, ".vite/page-links.json"), JSON.stringify(linksOf(root, folder))),
  };
}

/** By address. The front page has none: what stands there depends on who comes. */
function linksOf(root: string, folder: string): Record<string, string> {
  const built = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as object;
  const said = filesOf(folder, [DOCUMENT]);
  // What is part of a larger file comes when it is asked for.
  const more = (sources: string[]) =>
    filesOf(folder, [DOCUMENT, ...sources.filter((source) => source in built)]).filter((file) => !said.includes(file));
  const font = readdirSync(join(folder, "assets"))
    .filter((name) => FONT.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`);
  const product = more([...PRODUCT, FIRST_PAGE]).map((file) => `<link rel="prefetch" href="/${file}">`);
  const links = LISTS.flatMap(({ list, frame, calls }) =>
    [...readFileSync(join(root, list), "utf8").matchAll(PAGE)].map(([, path = "", file = ""]) => [
      path,
      [
        // before the product's own script, which waits for it
        ...openingOf(folder, path).map((file) => `<script defer src="/assets/${file}"></script>`),
        ...font,
        ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`),
        ...more([...frame, join(dirname(list), file)]).map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        ),
        ...(path.startsWith(LEADS_IN) ? product : []),
      ].join(""),
    ]),
  );
  return Object.fromEntries(links);
}

function openingOf(folder: string, path: string): string[] {
  const name = OPENING_SCRIPTS[path];
  return name ? readdirSync(join(folder, "assets")).filter((file) => name.test(file)) : [];
}

function filesOf(folder: string, sources: string[]): string[] {
  return firstFiles(folder, { screen: "", limit: 0, sources });
}
