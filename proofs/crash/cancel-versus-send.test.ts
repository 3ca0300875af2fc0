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

test("no answer goes out after a withdrawal was committed, unless its attempt had begun", async () => {
  const found = [...(await raceAll(world, chance(), 1, 8, 2)).values()];
  expect(
    found.flatMap(({ late }) => late),
    `seed ${SEED}`,
  ).toEqual([]);
  const sum = (of: "before" | "withheld") => found.reduce((total, races) => total + races[of], 0);
  // Both outcomes happen: some answers are sent and some are withheld.
  expect(sum("before"), `seed ${SEED}`).toBeGreaterThan(0);
  expect(sum("withheld"), `seed ${SEED}`).toBeGreaterThan(0);
}, 240_000);
