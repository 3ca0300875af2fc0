// A message that is withdrawn before its sending began is never sent: a few races for each way to withdraw (G15 in
// small).
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance, SEED } from "../seed.ts";
import { raceAll, startRaces, type World } from "./cancel-races.ts";

let world: World;
beforeAll(async () => {
  world = await startRaces(SEED);
});
afterAll(() => world?.close());

/** A round of races may have one outcome alone; this many never have. */
const MOST_ROUNDS = 6;

test("no answer goes out after a withdrawal was committed, unless its attempt had begun", async () => {
  const luck = chance();
  const sums = { before: 0, withheld: 0 };
  // Both outcomes happen: some answers are sent and some are withheld.
  for (let round = 0; round < MOST_ROUNDS && (sums.before === 0 || sums.withheld === 0); round += 1) {
    for (const { late, before, withheld } of (await raceAll(world, luck, 1, 8, 2)).values()) {
      expect(late, `seed ${SEED}`).toEqual([]);
      sums.before += before;
      sums.withheld += withheld;
    }
  }
  expect(sums.before, `seed ${SEED}`).toBeGreaterThan(0);
  expect(sums.withheld, `seed ${SEED}`).toBeGreaterThan(0);
}, 480_000);
