// Checks the pages that lead a newcomer: the index of decisions has each page once, a cited decision exists, ARCHITECTURE.md
// names each capability in the order of floors.cjs, and a row in the table of a README is short.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";

const INDEX = "docs/decisions/README.md";
const ARCHITECTURE = "ARCHITECTURE.md";
const WINGS = ["domain/src", "server/src/modules", "web/src/features"];
/** The longest row of a table, as a reader sees it: without the addresses of links and without padding. */
const LONGEST_ROW = 120;

/** Returns the pages that the index leaves out or has more than once, one per line. */
export function decisionIndex(house = root) {
  const index = readFileSync(path.join(house, INDEX), "utf8");
  return decisionPages(house).flatMap((page) => {
    const rows = index.split(`](${page})`).length - 1;
    if (rows === 1) return [];
    return rows === 0 ? [`${INDEX}: has no row for ${page}`] : [`${INDEX}: has ${rows} rows for ${page}`];
  });
}

/** Returns the citations of decisions without a page, one per line. `files`: sources with their texts. */
export function decisionCitations(files, house = root) {
  const known = new Set(decisionPages(house).map((page) => Number(page.slice(0, 4))));
  const named = new Set(decisionPages(house));
  const texts = [...files.filter(({ path: at }) => at !== OWN_TEST), ...pages(house, "", /\.(md|sql)$/)];
  return texts.flatMap(({ path: at, text }) =>
    [...text.matchAll(/decisions\/(\d{4})(-[\w-]+\.md)?|\bdecisions?\s+(?:\/\/\s*)?(\d{1,3})\b/g)].flatMap((match) => {
      const [cited, number, rest, plain] = match;
      const isThere = rest ? named.has(`${number}${rest}`) : known.has(Number(number ?? plain));
      return isThere ? [] : [`${at}: «${cited}» leads to no page of docs/decisions`];
    }),
  );
}

/** Skipped, because it contains wrong citations on purpose. */
const OWN_TEST = "tools/rules/pages-of-developers.test.ts";

/** Returns the rows of tables in README files that are too long, one per line. */
export function longRows(house = root) {
  return pages(house, "", /(^|\/)README\.md$/).flatMap(({ path: at, text }) =>
    text.split("\n").flatMap((line, index) => {
      const { length } = asRead(line);
      return line.startsWith("|") && length > LONGEST_ROW
        ? [`${at}:${index + 1}: a row of ${length} characters; ${LONGEST_ROW} are the most`]
        : [];
    }),
  );
}

/** Every Markdown page of ours: its path from the root and its text. */
export function markdownPages(house = root) {
  return pages(house, "", /\.md$/);
}

/** Returns the areas whose row says something else than the folders, one per line. */
export function capabilityTable(floors, house = root) {
  const text = readFileSync(path.join(house, ARCHITECTURE), "utf8");
  return floors.flatMap(({ area, capabilities }) => {
    const there = [...new Set(capabilities)].filter((name) =>
      WINGS.some((wing) => existsSync(path.join(house, wing, area, name))),
    );
    const row = new RegExp(`^\\| ${area} +\\| ([^|]*?) *\\|`, "m").exec(text)?.[1] ?? "";
    return row === there.join(", ") ? [] : [`${ARCHITECTURE}: the row of ${area} must name ${there.join(", ")}`];
  });
}

function decisionPages(house) {
  return readdirSync(path.join(house, path.dirname(INDEX))).filter((name) => /^\d{4}-.*\.md$/.test(name));
}

function asRead(row) {
  return row
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/-{4,}/g, "---")
    .trimEnd();
}

function pages(house, folder, name) {
  return readdirSync(path.join(house, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".") || SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return pages(house, at, name);
    return name.test(at) ? [{ path: at, text: readFileSync(path.join(house, at), "utf8") }] : [];
  });
}

/** Folders of others and of built files. */
const SKIPPED = new Set(["node_modules", "dist", "data", "coverage"]);
