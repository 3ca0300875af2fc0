// Lists the files that each page needs before it can be drawn, so that the browser requests all at once. The build
// derives it from the lists of pages; the server adds it to the document (`kernel/http/pages.ts`).
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { firstFiles } from "./bundle-budget.ts";
import { OPENING_SCRIPTS } from "./opening-script.ts";

const DOCUMENT = "index.html";
const PRODUCT = ["src/app/app.tsx", "src/app/fetch-ahead.ts", "src/app/shell/shell.tsx"];
/** The shell asks for these itself, after its first picture: they are fetched while the browser is idle, but not run. */
export const AFTER_SHELL = ["src/app/shell/top-menus.tsx", "src/lib/brand/own-brands.ts"];
/** Where pages are declared, the common files of these pages, and their first calls. */
const LISTS = [
  { lists: "src/app/light/light-pages.ts", frame: ["src/app/light/light-app.tsx"], calls: [], after: [] },
  { lists: "src/{app/*,features/*/*}/page.ts", frame: PRODUCT, calls: ["/api/me"], after: AFTER_SHELL },
];
/** An address and its file: `"/auth": lazyPage(() => import("…")`, or `path: "/agenda", … load: () => import("…")`. */
const PAGE = /(?:"(\/[^"]+)": lazyPage\(|path: "(\/[^"]+)",)[^;]*?import\("([^"]+)"\)/g;
const FONT = /^heebo-latin-wght-.*\.woff2$/;
/** After sign-in the product opens: its files are fetched while the browser is idle, but not run. */
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

/** By address. The front page has none, because its content depends on the visitor. */
function linksOf(root: string, folder: string): Record<string, string> {
  const said = filesOf(folder, [DOCUMENT]);
  const more = (sources: string[]) => filesOf(folder, [DOCUMENT, ...sources]).filter((file) => !said.includes(file));
  const font = readdirSync(join(folder, "assets"))
    .filter((name) => FONT.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`);
  const prefetch = (files: string[]) => files.map((file) => `<link rel="prefetch" href="/${file}">`);
  const product = prefetch(more([...PRODUCT, FIRST_PAGE]));
  const declared = LISTS.flatMap(({ lists, frame, calls, after }) =>
    globSync(lists, { cwd: root }).flatMap((list) =>
      [...readFileSync(join(root, list), "utf8").matchAll(PAGE)].map(([said, light, own, file = ""]) => ({
        ...{
          path: light ?? own ?? "",
          file: join(dirname(list), file),
          frame,
          calls,
          after,
          opening: openingMeta(said),
        },
      })),
    ),
  );
  // The longest first: a page may have another one below it.
  declared.sort((one, other) => other.path.length - one.path.length);
  const links = declared.map(({ path, file, frame, calls, after, opening }) => [
    path,
    [
      opening,
      // before the product's own script, which waits for it
      ...openingOf(folder, path).map((file) => `<script defer src="/assets/${file}"></script>`),
      ...font,
      ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`),
      ...more([...frame, file]).map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
      ...prefetch(more([...frame, file, ...after]).filter((name) => !more([...frame, file]).includes(name))),
      ...(path.startsWith(LEADS_IN) ? product : []),
    ].join(""),
  ]);
  return Object.fromEntries(links);
}

/** What the first script draws: the page's own address, its shape and its title (`public/opening.js`). */
function openingMeta(declared: string): string {
  const [path, shape, title] = ["path", "shape", "title"].map(
    (name) => declared.match(new RegExp(`\\b${name}: "([^"]+)"`))?.[1],
  );
  return title ? `<meta name="opening" content="${path} ${shape} ${title}">` : "";
}

function openingOf(folder: string, path: string): string[] {
  const name = OPENING_SCRIPTS[path];
  return name ? readdirSync(join(folder, "assets")).filter((file) => name.test(file)) : [];
}

function filesOf(folder: string, sources: string[]): string[] {
  return firstFiles(folder, { screen: "", limit: 0, sources });
}
