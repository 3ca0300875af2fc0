// Checks that a comment that cites a rule leads to a page of the project: D-4.2 and G9 are headings of docs/contract,
// contract/agenda#status a part of one of its pages.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { isSource } from "./source-files.mjs";

/** Returns the citations that lead nowhere, one per line. `migrations`: SQL files, also checked. */
export function citations(files, house = root) {
  const known = headings(path.join(house, "docs/contract"));
  const migrations = texts(house, "server/migrations", ".sql");
  const sources = files.filter(({ path: at }) => isSource(at) && at !== OWN_TEST);
  return [...sources, ...migrations].flatMap((file) => lost(file, known));
}

/** Skipped, because it contains wrong citations on purpose. */
const OWN_TEST = "tools/rules/citations.test.ts";
const cited = /\bD-\d+(?:\.\d+)?\b|\bG\d{1,2}\b(?=[),;:. ]|$)|\bcontract\/[\w-]+#[\w-]+|\b[Dd]ocuments? [123]\b/gm;

function lost({ path: at, text }, known) {
  return [...text.matchAll(cited)].flatMap((match) => {
    if (known.has(match[0])) return [];
    const line = text.slice(0, match.index).split("\n").length;
    return [`${at}:${line}: «${match[0]}» leads to no page of docs/contract`];
  });
}

/** D-4 includes all of D-4.1, D-4.2 …; a part is named by its heading in small letters with hyphens. */
function headings(folder) {
  const known = new Set();
  for (const page of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, page), "utf8");
    for (const [, heading] of text.matchAll(/^#{2,3} (.+)$/gm)) {
      const [number = ""] = /^(?:D-\d+(?:\.\d+)?|G\d+)(?= )/.exec(heading) ?? [];
      if (number) known.add(number).add(number.split(".")[0]);
      else known.add(`contract/${path.basename(page, ".md")}#${heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`);
    }
  }
  return known;
}

function texts(house, folder, ending) {
  return readdirSync(path.join(house, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(path.join(house, folder, name), "utf8"),
    }));
}
