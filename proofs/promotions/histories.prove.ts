// 10,000 random histories each of upsells, ready messages and sequences, with the clock moved.
import { expect, test } from "vitest";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { type Histories, playHistory, type World } from "./play-history.ts";
import { reactivationWorld } from "./reactivation-world.ts";
import { readyWorld } from "./ready-world.ts";
import { runHistories } from "./run-histories.ts";

const ROUNDS = 10_000;

test(`in ${ROUNDS} random histories no upsell goes out after its reason ended, and none twice`, () => {
  tell("Upsells", runHistories(chance(), ROUNDS));
});

test(`in ${ROUNDS} random histories no ready message goes out after its reason ended, and none twice`, () => {
  tell("Ready messages", play(readyWorld));
});

test(`in ${ROUNDS} random histories no message of a sequence goes out after its reason ended, and none twice`, () => {
  tell("Messages of sequences", play(reactivationWorld));
});

function play(worldOf: (random: ReturnType<typeof chance>) => World): Histories {
  const random = chance();
  const all: Histories = { sent: 0, withdrawn: 0, faults: [] };
  for (let round = 0; round < ROUNDS; round += 1) playHistory(worldOf(random), random, `${round}`, all);
  return all;
}

function tell(what: string, { sent, withdrawn, faults }: Histories): void {
  for (const fault of faults.slice(0, 5)) console.log(fault);
  figure({
    promise: `${what} after their reason ended`,
    measured: `${ROUNDS} histories, ${sent} sent, ${withdrawn} stopped when they were due, ${faults.length} wrong`,
    goal: `${ROUNDS} histories, 0 sent after their reason ended, 0 sent twice`,
    holds: faults.length === 0,
  });
  expect(sent).toBeGreaterThan(ROUNDS / 10);
}
