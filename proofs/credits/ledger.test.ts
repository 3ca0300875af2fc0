// Compares credits with a model while processes die, in small (D-12.2). `SEED=…` repeats it.
import { expect, test } from "vitest";
import { SEED } from "../seed.ts";
import { runLedger } from "./run-ledger.ts";

test(`150 operations and some deaths: not a thousandth differs, seed ${SEED}`, async () => {
  const told = await runLedger({ operations: 150, deaths: 2, kill: 0.02, seed: SEED, businesses: 2 });
  expect(told.differences).toEqual([]);
  expect(told.surprises).toEqual([]);
  expect(told.operations).toBeGreaterThanOrEqual(150);
  expect(told.deaths).toBeGreaterThan(0);
  expect(told.outcomes.done).toBeGreaterThan(0);
  expect(told.outcomes.short).toBeGreaterThan(0);
}, 180_000);
