// A front desk in a small week: every customer is answered, booked or handed over, and each answer of a model is paid
// once. `SEED=…` repeats it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance, SEED } from "../seed.ts";
import { openHouses } from "./houses.ts";
import { runWeek } from "./run-week.ts";
import { accountOfWeek } from "./week-account.ts";

let houses: Awaited<ReturnType<typeof openHouses>>;
beforeAll(async () => {
  houses = await openHouses(SEED);
});
afterAll(() => houses?.close());

test(`15 conversations with three businesses end as they should, seed ${SEED}`, async () => {
  const desks = await runWeek(houses.all, { conversations: 15, desks: 1, side: 8, chance: chance() });
  const { outcomes, wrong, paid } = await accountOfWeek(desks);
  expect(wrong).toEqual([]);
  console.log(`seed ${SEED}: ${JSON.stringify(outcomes)}, ${paid} paid; ${JSON.stringify(houses.faults())}`);
  expect(outcomes.booked).toBeGreaterThan(1);
  expect(paid).toBeGreaterThan(3);
}, 240_000);
