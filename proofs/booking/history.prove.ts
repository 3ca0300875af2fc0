// G2: runs long random histories of the agenda with eight concurrent callers and explains every call (D-4).
import { expect, test } from "vitest";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { type History, runHistory } from "./run-history.ts";

const OPERATIONS = 10_000;
const CLIENTS = 8;
const seeds = ((random) => Array.from({ length: 5 }, () => random.below(2 ** 31)))(chance());
const told: History[] = [];

test.each(seeds)(`${OPERATIONS} calls of ${CLIENTS} people at once agree with the model, history %i`, async (seed) => {
  const history = await runHistory({ operations: OPERATIONS, clients: CLIENTS, seed });
  console.log(`history ${seed}: ${JSON.stringify(history)}`);
  told.push(history);
});

test("no overlap, no answer that the model forbids, no failure", () => {
  const sum = (of: (history: History) => number) => told.reduce((total, history) => total + of(history), 0);
  const answered = (status: number) => sum(({ statuses }) => statuses[status] ?? 0);
  const failures = sum(({ statuses }) => Object.keys(statuses).filter((status) => Number(status) >= 500).length);
  for (const status of [200, 201, 404, 409, 422]) expect(answered(status)).toBeGreaterThan(0);
  figure({
    promise: "A random history of the agenda",
    measured: `${told.length} histories, ${sum(({ operations }) => operations)} calls explained, ${sum(({ overlaps }) => overlaps)} overlaps, ${failures} failures`,
    goal: `${seeds.length} histories of ${OPERATIONS} calls by ${CLIENTS}, 0 overlaps, 0 differences, 0 failures`,
    holds: told.length === seeds.length && sum(({ overlaps }) => overlaps) === 0 && failures === 0,
  });
  figure({
    promise: "Deadlocks in a random history",
    measured: `${sum(({ deadlocks }) => deadlocks)}, with ${answered(409)} calls refused for a place that was taken`,
    goal: "0",
    holds: sum(({ deadlocks }) => deadlocks) === 0,
  });
});
