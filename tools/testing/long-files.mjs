// npm run long-files, after a complete and quiet `npm test`: records which files took long. A machine that never ran
// them starts with these (`longest-first.ts`).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";

const LONG_S = 10;
const { testResults } = JSON.parse(readFileSync(path.join(root, ".cache/vitest.json"), "utf8"));
const long = testResults
  .map(({ name, startTime, endTime }) => [path.relative(root, name), Math.round((endTime - startTime) / 1000)])
  .filter(([, seconds]) => seconds >= LONG_S)
  .sort(([a, left], [b, right]) => right - left || a.localeCompare(b));
writeFileSync(
  path.join(root, "tools/testing/long-files.json"),
  `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`,
);
