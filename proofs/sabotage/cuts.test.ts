// The list of guards stays complete: each guard and each of its tests still exists. The long proof shows whether the
// tests notice.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findCuts } from "./find-cut.ts";
import { MUTANTS } from "./mutants.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))("%s: stands in one place", (_name, mutant) => {
  const found = findCuts(ROOT, mutant);
  expect(found).toHaveLength(1);
  const [{ text, start, end } = { text: "", start: 0, end: 0 }] = found;
  expect(text.slice(start, end)).not.toBe(mutant.put);
});

test("each is watched by tests that are there", () => {
  const tests = ["server", "proofs"].flatMap((wing) =>
    (readdirSync(join(ROOT, wing), { recursive: true }) as string[])
      .filter((name) => name.endsWith(".test.ts") && !name.includes("node_modules"))
      .map((name) => `${wing}/${name}`),
  );
  const watchers = MUTANTS.flatMap(({ noticedBy }) => noticedBy);
  expect(watchers.filter((watcher) => !tests.some((file) => file.includes(watcher)))).toEqual([]);
});

test("a guard is found after its file was formatted anew, and not where it only begins", () => {
  const where = "proofs/sabotage/find-cut.ts";
  expect(findCuts(ROOT, { where, cut: "const   pattern=\n patternOf ( cut )" })).toHaveLength(1);
  expect(findCuts(ROOT, { where, cut: "const pattern = patternOf(cut, where)" })).toEqual([]);
});
