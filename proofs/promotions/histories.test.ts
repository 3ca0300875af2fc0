// A small part of the random histories of upsells: none goes out after its reason ended, and none twice.
import { expect, test } from "vitest";
import { chance } from "../seed.ts";
import { runHistories } from "./run-histories.ts";

test("in 300 random histories no upsell goes out after its reason ended, and none twice", () => {
  const { sent, withdrawn, faults } = runHistories(chance(), 300);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(30);
  expect(withdrawn).toBeGreaterThan(30);
});
