// npm run check: the project's rules that a machine can check. All of them run, even when the first ones fail.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { missingFromLock, withoutSum } from "./complete-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node-24.mjs";
import { root } from "./root.mjs";
import { citations } from "./rules/citations.mjs";
import { glossary } from "./rules/glossary.mjs";
import { joins } from "./rules/joins.mjs";
import { kernelWords } from "./rules/kernel-words.mjs";
import {
  capabilityTable,
  decisionCitations,
  decisionIndex,
  longRows,
  markdownPages,
} from "./rules/pages-of-developers.mjs";
import { sizes } from "./rules/sizes.mjs";
import { sourceFiles } from "./rules/source-files.mjs";
import { migrations, tables } from "./rules/tables.mjs";
import { textReading } from "./rules/text-reading.mjs";
import { pageWording, wording } from "./rules/wording.mjs";

ensureInstalled();
const floors = createRequire(import.meta.url)("../floors.cjs");
const wings = ["domain", "server", "web", "sandbox", "bench", "proofs", "corpus", "tools"];
const files = sourceFiles();

const checks = [
  ["types", () => program("typescript/bin/tsc", ["-b", ".", "tools"])],
  [
    "lint and format",
    () => program("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "--colors=off", "--reporter=concise"]),
  ],
  ["imports", () => program("dependency-cruiser/bin/dependency-cruiser.mjs", ["--output-type", "err", ...wings])],
  ["unused code", () => program("knip/bin/knip.js", ["--no-config-hints"])],
  ["sizes and names", () => sizes(files)],
  ["wording", () => [...wording(files, floors), ...pageWording(markdownPages())]],
  ["citations", () => citations(files)],
  ["glossary", () => glossary(files, readFileSync(path.join(root, "docs/glossary.md"), "utf8"))],
  [
    "developers' pages",
    () => [...decisionIndex(), ...decisionCitations(files), ...longRows(), ...capabilityTable(floors)],
  ],
  ["kernel words", () => kernelWords(files, floors, readFileSync(path.join(root, "docs/glossary.md"), "utf8"))],
  ["joins", () => joins(files)],
  ["text reading", () => textReading(files)],
  ["tables", () => tables(files, migrations(), floors)],
  [
    "lock",
    () => [
      ...[...missingFromLock().keys()].map((name) => `${name}: not in package-lock.json, run tools/complete-lock.mjs`),
      ...withoutSum().map((where) => `${where}: no integrity in package-lock.json, run tools/complete-lock.mjs`),
    ],
  ],
];

let failed = 0;
for (const [name, run] of checks) {
  const begun = performance.now();
  const complaints = run();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`${complaints.length === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  for (const complaint of complaints) console.log(`     ${complaint}`);
  if (complaints.length > 0) failed += 1;
}
console.log(failed === 0 ? `All ${checks.length} checks hold.` : `${failed} of ${checks.length} checks fail.`);
process.exitCode = failed === 0 ? 0 : 1;

/** Returns what it printed, when it failed. */
function program(script, args) {
  const { status, stdout, stderr, error } = spawnSync(node24(), [path.join(root, "node_modules", script), ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  if (status === 0) return [];
  const said = `${stdout ?? ""}${stderr ?? ""}`
    // dependency-cruiser reads TypeScript with swc here and prints long warnings about it
    .replace(/^\s*‼ missing-tsc-transpiler[\s\S]*/m, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return said.length > 0 ? said : [error?.message ?? `ended with ${status}`];
}
