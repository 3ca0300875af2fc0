// Removes each guard once: the tests must notice (G7). A guard whose removal no test notices does not count.
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { copyHouse } from "./copy-house.ts";
import { findCuts } from "./find-cut.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { MUTANTS } from "./mutants.ts";
import { runTests } from "./run-tests.ts";

const LEAST = 20;
const wanted = process.env.MUTANT ?? "";
const chosen = MUTANTS.filter(({ name }) => name.includes(wanted));

let house: ReturnType<typeof copyHouse>;
beforeAll(() => {
  house = copyHouse();
});
afterAll(() => house?.remove());

test("the tests that watch hold while nothing is broken", async () => {
  const watchers = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))];
  const { passed, failed, firstFailure } = await runTests(house.folder, watchers);
  expect({ failed, firstFailure }).toEqual({ failed: 0, firstFailure: "" });
  expect(passed).toBeGreaterThan(0);
});

test("each guard that is taken away is missed", async () => {
  const unnoticed: string[] = [];
  for (const mutant of chosen) {
    const outcome = await withMutant(mutant);
    if (outcome.failed + outcome.passed === 0) throw new Error(`${mutant.name}: no test ran, which says nothing`);
    if (outcome.failed === 0) unnoticed.push(mutant.name);
    const said = outcome.firstFailure.split("\n")[0]?.slice(0, 160);
    console.log(
      outcome.failed > 0
        ? `noticed    ${mutant.name}: ${said}`
        : `UNNOTICED  ${mutant.name} (${outcome.passed} passed)`,
    );
  }
  figure({
    promise: "Sabotage: a guard taken away is noticed",
    measured: `${chosen.length - unnoticed.length} of ${chosen.length}${unnoticed.map((name) => `; not: ${name}`).join("")}`,
    goal: `all, at least ${LEAST}`,
    holds: unnoticed.length === 0 && (wanted !== "" || chosen.length >= LEAST),
  });
});

async function withMutant({ name, put, noticedBy, ...guard }: Mutant) {
  const [cut, ...more] = findCuts(house.folder, guard);
  if (!cut || more.length > 0) throw new Error(`${name}: ${guard.where} does not hold its guard exactly once any more`);
  const { file, text, start, end } = cut;
  writeFileSync(file, text.slice(0, start) + put + text.slice(end));
  try {
    return await runTests(house.folder, noticedBy);
  } finally {
    writeFileSync(file, text);
  }
}
