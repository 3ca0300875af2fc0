// A small part of the random histories of upsells, ready messages and sequences: none goes out after its reason ended, and
// none twice.
import { expect, test } from "vitest";
import { chance } from "../seed.ts";
import { type Histories, playHistory } from "./play-history.ts";
import { reactivationWorld } from "./reactivation-world.ts";
import { readyWorld } from "./ready-world.ts";
import { runHistories } from "./run-histories.ts";

const ROUNDS = 300;

test(`in ${ROUNDS} random histories no upsell goes out after its reason ended, and none twice`, () => {
  const { sent, withdrawn, faults } = runHistories(chance(), ROUNDS);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(30);
  expect(withdrawn).toBeGreaterThan(30);
});

test.each([
  ["ready message", readyWorld],
  ["message of a sequence", reactivationWorld],
])(`in ${ROUNDS} random histories no %s goes out after its reason ended, and none twice`, (_name, worldOf) => {
  const random = chance();
  const all: Histories = { sent: 0, withdrawn: 0, faults: [] };
  for (let round = 0; round < ROUNDS; round += 1) playHistory(worldOf(random), random, `${round}`, all);
  expect(all.faults.slice(0, 5)).toEqual([]);
  expect(all.sent).toBeGreaterThan(30);
  expect(all.withdrawn).toBeGreaterThan(30);
});
