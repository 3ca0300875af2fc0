// Both processes die while campaigns are planned and sent: each contact has one outcome and hears at most once, and what
// is paused or stopped sends nothing that had not begun.
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEED } from "../../seed.ts";
import { type FrontDesk, openFrontDesk } from "../front-desk.ts";
import type { keepAlive } from "../keep-alive.ts";
import { runCampaigns } from "./run-campaigns.ts";

let desk: FrontDesk;
let lives: ReturnType<typeof keepAlive>;
beforeAll(async () => {
  desk = await openFrontDesk({ delayMs: 200, staysUp: true });
});
afterAll(async () => {
  await lives?.stop();
  await desk?.close();
});

test("campaigns send nothing twice and forget nobody while their processes die", async () => {
  console.log(`seed ${SEED}`);
  const sizes = { whole: 8, halted: 60, pace: 160 };
  const crash = { ...sizes, seed: SEED, deaths: 1, kill: 0.05, refusals: 2, hurry: true, ms: 200_000 };
  const { faults, ...account } = await runCampaigns(desk, crash, (begun) => {
    lives = begun;
  });
  console.log(JSON.stringify(account));
  expect(faults, `seed ${SEED}`).toEqual([]);
  expect(account.deaths).toBeGreaterThanOrEqual(1);
  expect(account.halted).toBeGreaterThanOrEqual(1);
  expect(account.sent).toBeGreaterThan(20);
}, 300_000);
