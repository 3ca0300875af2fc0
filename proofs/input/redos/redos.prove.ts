// Measures our slowest pattern on the longest text that it can get (G22), and a whole conversation.
import { expect, test } from "vitest";
import { figure } from "../../figure.ts";
import { madePatterns, writtenPatterns } from "./own-patterns.ts";
import { tryPatterns } from "./try-patterns.ts";

/** The longest message that is stored (read-content.ts). */
const LENGTH = 20_000;
const MOST_MS = 50;

test("the slowest of our patterns", async () => {
  const tried = await tryPatterns([...writtenPatterns(), ...(await madePatterns())], LENGTH, 5_000);
  const slowest = tried.sort((a, b) => b.ms - a.ms);
  for (const { where, source, ms, attack } of slowest.filter((each) => each.ms > MOST_MS)) {
    console.log(`${Math.round(ms)} ms  ${where}  /${source.slice(0, 160)}/  ${JSON.stringify(attack)}`);
  }
  const most = slowest[0]?.ms ?? Number.POSITIVE_INFINITY;
  expect(tried.length).toBeGreaterThan(300);
  figure({
    promise: `G22 slowest of ${tried.length} patterns on ${LENGTH} characters made for it`,
    measured: `${Math.round(most)} ms`,
    goal: `at most ${MOST_MS} ms`,
    holds: most <= MOST_MS,
  });
});
