// npm run new-capability -- <area>/<name> <singular> [<uno> <muchos> <m|f>]: writes the skeleton of a plain
// capability. At the end it prints what remains to be done by hand.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { insertions } from "./capability/insertions.mjs";
import { namesOf } from "./capability/names.mjs";
import { skeleton } from "./capability/skeleton.mjs";
import { node24 } from "./node-24.mjs";
import { root } from "./root.mjs";

const read = (file) => readFileSync(path.join(root, file), "utf8");
const exists = (file) => existsSync(path.join(root, file));
const floors = createRequire(import.meta.url)("../floors.cjs");

try {
  const names = namesOf(process.argv.slice(2), { floors, pages: read("domain/src/ground/identity/pages.ts") });
  if (exists(names.domain)) throw new Error(`${names.domain} is there already`);
  const hasWeb = exists("web/src/ui/resource/resource-page.tsx");
  const files = {
    ...skeleton(names, { now: new Date(), hasWeb, references: read("domain/src/manifests.ts") }),
    ...insertions(names, { floors, hasWeb, read, exists }),
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  format(Object.keys(files).filter((file) => /\.(tsx?|md)$/.test(file)));
  console.log(Object.keys(files).join("\n"));
  console.log(leftToDo(names));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Sorts imports and wraps lines. */
function format(files) {
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(node24(), [biome, "check", "--write", ...files], { cwd: root, stdio: "ignore" });
}

function leftToDo({ singular, area, name, page, pageNumber, isNewPage, server }) {
  const calls = ["list", "get", "create", "edit", "archive", "delete"].map((call) => `"${singular}.${call}"`);
  return `
Its rights are those of page ${pageNumber}, '${page}'${isNewPage ? ", which is new: people without full access see it once they are given it" : ""}.

Left to do:
1. The fields in resource.ts, and their columns in the migration; then \`npm run tables\`. Kinds of fields: kit/schema.ts,
   kit/reference.ts (an id), and of kit/resource: pesos.ts (\`numeric(12, 2)\`), field-kinds.ts (\`relation\` with
   \`call relation_table\`, \`withFiles\` with \`call uses_files\`). \`limit\` where a plan limits it, \`sums\` for the foot.
2. The form and the page, with the parts of web/src/ui/README.md. Where they read rows of another capability,
   PAGE.${page} among its \`readers\`, and '${singular}' in its \`shownBy\`.
3. proofs/permissions/matrix/${name}.ts, by hand: ${calls.join(", ")} in MATRIX,
   ${singular}_changed in LIVE; and page ${pageNumber} in the lines of what it is a reader of and, with files, of file.*.
4. ${server}/proofs.ts, where its example does not say enough: calls of its own, its amounts, an edit without two texts, an
   address in a field. Its type says what there is: proofs/capabilities/capability-proofs.ts.
5. Its icon and its group in menu.ts (now: 'Conocimiento'), and \`after\`, the address that it follows in its group.
6. Rows in demo.ts: the proofs open the first of them.
7. What it is about in the row of ${area} in ARCHITECTURE.md, what it promises in docs/contract, a line in CHANGELOG.md.
8. \`npm run check\`, \`npm test -- ${server} proofs/world proofs/tenancy proofs/permissions proofs/input grant-values\`,
   \`npm test -- web/e2e/pages web/e2e/skeletons\`.`;
}
