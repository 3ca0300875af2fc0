// 10,000 random histories of upsells with the clock moved.
import { expect, test } from "vitest";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { runHistories } from "./run-histories.ts";

const ROUNDS = 10_000;

test(`in ${ROUNDS} random histories no upsell goes out after its reason ended, and none twice`, () => {
  const { sent, withdrawn, faults } = runHistories(chance(), ROUNDS);
  figure({
    promise: "Upsells after their reason ended",
    measured: `${ROUNDS} histories, ${sent} sent, ${withdrawn} stopped when they were due, ${faults.length} wrong`,
    goal: `${ROUNDS} histories, 0 sent after their reason ended, 0 sent twice`,
    holds: faults.length === 0,
  });
  expect(faults.slice(0, 5)).toEqual([]);
  expect(sent).toBeGreaterThan(ROUNDS / 10);
});
