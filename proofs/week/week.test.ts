// A front desk alone for a small week: everybody answered, booked or handed over. `SEED=…` repeats it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { chance, SEED } from "../seed.ts";
import { runWeek } from "./run-week.ts";
import { accountOfWeek } from "./week-account.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world?.close());

test(`24 conversations with two businesses end as they should, seed ${SEED}`, async () => {
  const { product, sandbox } = world;
  const shops = await runWeek(product, sandbox, { conversations: 24, shops: 2, side: 6, chance: chance() });
  const { outcomes, wrong } = await accountOfWeek(product, shops);
  expect(wrong).toEqual([]);
  console.log(`seed ${SEED}: ${JSON.stringify(outcomes)}`);
  expect(outcomes.booked).toBeGreaterThan(3);
}, 180_000);
