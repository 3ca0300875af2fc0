// The lines of a new capability in the files that list all of them: manifests, composition, pages and menu of the web,
// the owners of tables.
import { pageName } from "./skeleton.mjs";

const MANIFESTS = "domain/src/manifests.ts";
const COMPOSE = "server/src/compose.ts";
const PAGES = "web/src/app/pages.ts";
const OWNERS = "tools/rules/tables.mjs";
const NAVIGATION = "web/src/app/navigation.tsx";

/** Their texts, with the lines in them. `read` gives a file by its path from the root. */
export function insertions(names, { floors, hasWeb, read }) {
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
    [OWNERS]: withEntry(
      read(OWNERS),
      below,
      (_, place) => `  "${place}": [`,
      `  "${area}/${name}": ["${names.table}"],`,
    ),
    ...(hasWeb ? { [PAGES]: withPage(read(PAGES), names), [NAVIGATION]: withMenuEntry(read(NAVIGATION), names) } : {}),
  };
}

/** The capabilities below it, the nearest first. */
function standingBefore(own, floors) {
  const plan = floors.flatMap(({ area, capabilities }) => capabilities.map((name) => `${area}/${name}`));
  return plan.slice(0, plan.indexOf(own)).reverse();
}

/** After the nearest one below it that has a line. */
function withEntry(text, below, lineOf, entry) {
  const lines = text.split("\n");
  for (const capability of below) {
    const at = lines.findIndex((line) => line.startsWith(lineOf(capability.split("/")[1], capability)));
    if (at >= 0) return lines.toSpliced(at + 1, 0, entry).join("\n");
  }
  throw new Error(`There is no line to put '${entry.trim()}' after`);
}

/** After the first of them, which keeps what stands above it; the formatter puts it in its order. */
function withImport(text, line) {
  return text.replace(/^import [^;]*;\n/m, (first) => `${first}${line}\n`);
}

function withPage(text, names) {
  const { area, name } = names;
  const address = addressOf(names);
  const entry = `  "/${address}": shapedPage("list", () => import("../features/${area}/${name}/index.ts"), "${pageName(names)}", { detail: "detail" }),`;
  return text.replace(/^(export const PAGES[^\n]*\{\n[\s\S]*?)^\};/m, `$1${entry}\n};`);
}

/** At the end of the group of what the business is made of, with the icon of a list. */
function withMenuEntry(text, names) {
  const { page, many } = names;
  const label = many.charAt(0).toUpperCase() + many.slice(1);
  const entry = `  { group: "Conocimiento", label: "${label}", path: "/${addressOf(names)}", icon: <DescriptionOutlined />, page: PAGE.${page} },`;
  const at = text.lastIndexOf('group: "Conocimiento"');
  const end = /^ {2}(?:\{.*\},|\},)\n/m.exec(text.slice(text.lastIndexOf("\n", at) + 1));
  if (at < 0 || !end) throw new Error(`${NAVIGATION} has no group 'Conocimiento'`);
  const after = text.lastIndexOf("\n", at) + 1 + end.index + end[0].length;
  const entered = `${text.slice(0, after)}${entry}\n${text.slice(after)}`;
  if (/\bDescriptionOutlined,? [^;]*from/.test(text)) return entered;
  return entered.replace(
    /import \{([^}]*)\} from "\.\.\/ui\/icon\/messages\.ts";/,
    (_, known) => `import {${known.replace(/,?\s*$/, "")}, DescriptionOutlined } from "../ui/icon/messages.ts";`,
  );
}

function addressOf({ page, many }) {
  return page === "negocio" ? many.replaceAll(" ", "-") : page;
}

function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
