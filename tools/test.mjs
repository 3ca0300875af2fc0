// npm test [-- filters]: runs every suite on Node 24 and prints how many tests passed and failed on the last line.
// `--changed` runs what belongs to the files that changed since the last commit (`testing/changed-tests.mjs`).
import { rmSync } from "node:fs";
import path from "node:path";
import { runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { compileCache, node24 } from "./node-24.mjs";
import { root } from "./root.mjs";
import { ensureChromium } from "./testing/browser.mjs";
import { changedFiles, testsOf } from "./testing/changed-tests.mjs";
import { failedFiles, tally } from "./testing/tally.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

const args = chosen(process.argv.slice(2).filter((arg) => arg !== "--sin-navegador"));
/** Retries at most this many failed files (one in a hundred): more do not fail by chance. */
const MOST_SHAKY = 6;
const report = path.join(root, ".cache/vitest.json");
/** One seed for the second run too: tests that try a random part would otherwise try another part. */
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));

ensureInstalled();
const browser = touchesPages(args) ? ensureChromium() : undefined;
if (browser) ensureWebBuilt();
console.log(`Seed ${seed}. To repeat: SEED=${seed} npm test`);
const first = await run(args);
const again = first.failed > 0 ? failedFiles(report) : [];
// decision 29
if (process.env.CI && again.length > 0 && again.length <= MOST_SHAKY) await lookAgain(again);

async function lookAgain(files) {
  const names = files.map((file) => path.relative(root, file));
  console.log(`\nThese files failed and are run once more, alone: ${names.join(", ")}`);
  const second = await run(names);
  if (second.failed > 0) return;
  console.log(`SHAKY: ${first.failed} failed beside the others and passed alone, in ${names.join(", ")}`);
  console.log(`${first.passed + first.failed} passed, 0 failed`);
  process.exitCode = 0;
}

/** Runs what the filters choose and reports the result; the line of the counts is the last one. */
async function run(filters) {
  rmSync(report, { force: true });
  const code = await runChild(
    node24(),
    [
      path.join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(browser ? [] : ["--project=!e2e"]),
      ...filters,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...compileCache,
        SEED: seed,
        ...(browser && { CHROMIUM_PATH: browser }),
      },
    },
  );
  const { passed, failed, skipped } = tally(report, code);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code || (failed > 0 ? 1 : 0);
  return { passed, failed };
}

/** With `--changed`, filters for the changed files in its place. Without a test for them there is nothing to do. */
function chosen(given) {
  const files = changedFiles(given);
  if (!files) return given;
  const filters = testsOf(files);
  console.log(filters.length > 0 ? filters.join("\n") : "No test belongs to what changed.");
  if (filters.length === 0) process.exit(0);
  return [...given.filter((arg) => !/^--changed(?:=|$)/.test(arg)), ...filters];
}

/** Filters for other suites skip the browser and the build. */
function touchesPages(filters) {
  const asked = filters.filter((filter) => !filter.startsWith("-") || filter.startsWith("--project"));
  return asked.length === 0 || asked.some((filter) => filter.includes("e2e"));
}
