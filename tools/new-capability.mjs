// npm run new-capability -- <area>/<name> <singular> [<uno> <muchos> <m|f>]: the skeleton of a plain capability, ready to be
// filled with its fields. What is left to do by hand is said at the end.
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
const floors = createRequire(import.meta.url)("../floors.cjs");

try {
  const names = namesOf(process.argv.slice(2), { floors, pages: read("domain/src/ground/identity/pages.ts") });
  if (existsSync(path.join(root, names.domain))) throw new Error(`${names.domain} is there already`);
  const hasWeb = existsSync(path.join(root, "web/src/ui/resource/resource-page.tsx"));
  const files = {
    ...skeleton(names, { now: new Date(), hasWeb, references: read("domain/src/manifests.ts") }),
    ...insertions(names, { floors, hasWeb, read }),
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  format(Object.keys(files).filter((file) => /\.tsx?$/.test(file)));
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

/** Imports in their order, lines in their width. */
function format(files) {
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(node24(), [biome, "check", "--write", ...files], { cwd: root, stdio: "ignore" });
}

function leftToDo({ singular, area, name, page }) {
  const calls = ["list", "get", "create", "edit", "archive", "delete"].map((call) => `"${singular}.${call}"`);
  return `
Left to do:
1. The fields in resource.ts, and their columns in the migration; then \`npm run tables\`.
2. ${calls.join(", ")} in proofs/permissions/matrix.ts (now: page '${page}').
3. Its icon and its place in web/src/app/navigation.tsx (now: the last of 'Conocimiento'), a line in web/e2e/page-tour.ts.
4. ${area}/${name} in ARCHITECTURE.md, a line in CHANGELOG.md.
5. \`npm run check\`, \`npm test -- proofs/world proofs/tenancy/resources\`.`;
}
