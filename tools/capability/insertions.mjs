// Adds the lines of a new capability to the files that list all capabilities: manifests, composition, ARCHITECTURE.md
// and, for a new page, the permission pages.
import { capital } from "./names.mjs";

const MANIFESTS = "domain/src/manifests.ts";
const COMPOSE = "server/src/compose.ts";
const PLAN = "ARCHITECTURE.md";
const RIGHTS = "domain/src/ground/identity/pages.ts";
const RULE = "docs/contract/people.md";
const GRANTS = "web/src/features/business/businesses/members/grant-values.ts";

/** Returns those texts with the lines added. `read` and `exists` take a path from the root. */
export function insertions(names, { floors, hasWeb, read, exists }) {
  const { area, name, plural } = names;
  const below = standingBefore(`${area}/${name}`, floors);
  return {
    [MANIFESTS]: withImport(
      withEntry(read(MANIFESTS), below, (capability) => `  ${camel(capability)},`, `  ${plural},`),
      `import { manifest as ${plural} } from "./${area}/${name}/manifest.ts";`,
    ),
    [COMPOSE]: withImport(
      withEntry(read(COMPOSE), below, (capability) => `    ${camel(capability)}Module(`, `    ${plural}Module(),`),
      `import { ${plural}Module } from "./modules/${area}/${name}/index.ts";`,
    ),
    [PLAN]: withRow(read(PLAN), names, floors, exists),
    ...(names.isNewPage ? { [RIGHTS]: withRight(read(RIGHTS), names), [RULE]: withRule(read(RULE), names) } : {}),
    ...(hasWeb ? { [GRANTS]: withGrant(read(GRANTS), names) } : {}),
  };
}

/** The capabilities below it, the nearest first. */
function standingBefore(own, floors) {
  const plan = floors.flatMap(({ area, capabilities }) => capabilities.map((name) => `${area}/${name}`));
  return plan.slice(0, plan.indexOf(own)).reverse();
}

/** Inserts after the entry of the nearest capability below it, which may have several lines. */
function withEntry(text, below, lineOf, entry) {
  const lines = text.split("\n");
  for (const capability of below) {
    const first = lines.findIndex((line) => line.startsWith(lineOf(capability.split("/")[1])));
    if (first < 0) continue;
    const isOpen = /[[({]$/.test(lines[first]);
    const last = isOpen ? lines.findIndex((line, at) => at > first && /^ *[\])}]+,?$/.test(line)) : first;
    return lines.toSpliced(last + 1, 0, entry).join("\n");
  }
  throw new Error(`There is no line to put '${entry.trim()}' after`);
}

/** Names it in the row of its area, in the order of the plan. */
function withRow(text, { area, name }, floors, exists) {
  const planned = floors.filter((floor) => floor.area === area).flatMap(({ capabilities }) => capabilities);
  const built = planned.filter((other) => other === name || exists(`server/src/modules/${area}/${other}`));
  return text.replace(new RegExp(`^(\\| ${area} +\\| )[^|]*?( *\\|)`, "m"), `$1${built.join(", ")}$2`);
}

/** Inserts after the first import, which keeps the comment above it; the formatter sorts the imports. */
function withImport(text, line) {
  return text.replace(/^import [^;]*;\n/m, (first) => `${first}${line}\n`);
}

/** Inserts the page by its number, after the last one. */
function withRight(text, { page, pageNumber }) {
  return withLast(text, RIGHTS, /^\} as const;/m, `  ${page}: ${pageNumber},\n`);
}

/** Inserts the page where the contract lists the pages (D-2.3). */
function withRule(text, { many, pageNumber }) {
  return withLast(text, RULE, /\.\n\n### D-2\.4/, `, ${pageNumber} ${many}`);
}

/** Inserts at the end of the permissions that a person can get. */
function withGrant(text, { page, many }) {
  if (text.includes(`page: PAGE.${page},`)) return text;
  return withLast(text, GRANTS, /^\] as const;/m, `  { page: PAGE.${page}, label: "${capital(many)}" },\n`);
}

/** Inserts before the end of the first list that ends this way. */
function withLast(text, file, end, entry) {
  const found = end.exec(text);
  if (!found) throw new Error(`${file} has no place for '${entry.trim()}'`);
  return `${text.slice(0, found.index)}${entry}${text.slice(found.index)}`;
}

function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
