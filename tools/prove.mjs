// npm run prove [-- filters]: runs the long proofs on Node 24 and prints one table of their figures. SEED=… repeats a
// run.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { compileCache, node24 } from "./node-24.mjs";
import { root } from "./root.mjs";
import { ensureChromium } from "./testing/browser.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

ensureInstalled();
const browser = ensureChromium();
if (browser) ensureWebBuilt();
const figures = path.join(root, ".cache/figures.jsonl");
mkdirSync(path.dirname(figures), { recursive: true });
rmSync(figures, { force: true });
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}. To repeat: SEED=${seed} npm run prove`);
const code = await runChild(
  node24(),
  [
    path.join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    "proofs/vitest.prove.config.ts",
    ...(browser ? [] : ["--project=!pages"]),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      ...compileCache,
      SEED: seed,
      PROVE: "1",
      FIGURES: figures,
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  },
);
const found = existsSync(figures)
  ? readFileSync(figures, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
for (const { promise, measured, goal, holds } of found) {
  console.log(`${holds ? "holds" : "FAILS"}  ${promise.padEnd(52)} ${measured.padEnd(60)} ${goal}`);
}
const failed = found.filter(({ holds }) => !holds).length;
console.log(`${found.length - failed} of ${found.length} figures hold; seed ${seed}.`);
process.exitCode = code || (failed > 0 ? 1 : 0);
