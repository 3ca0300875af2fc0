// Runs a small random history of the agenda with four concurrent callers. Some order of the calls must explain every
// answer, every row and every free hour (D-4). `SEED=…` repeats it.
import { expect, test } from "vitest";
import { SEED } from "../seed.ts";
import { runHistory } from "./run-history.ts";

test(`400 calls of four people at once agree with the model, seed ${SEED}`, async () => {
  const told = await runHistory({ operations: 400, clients: 4, seed: SEED });
  expect(told.overlaps).toBe(0);
  expect(told.operations).toBeGreaterThanOrEqual(400);
  // The history was not trivial: calls were accepted, and refused for each reason.
  for (const status of [200, 201, 404, 409, 422]) {
    expect(told.statuses[status], `calls that were answered ${status}, seed ${SEED}`).toBeGreaterThan(0);
  }
  expect(told.freeHoursCompared).toBeGreaterThan(1000);
});
