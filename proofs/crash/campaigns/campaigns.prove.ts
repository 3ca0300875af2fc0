// Campaigns to 1,400 contacts through many deaths of both processes, planned in several parts.
import { afterEach, expect, test } from "vitest";
import { figure } from "../../figure.ts";
import { SEED } from "../../seed.ts";
import { type FrontDesk, openFrontDesk } from "../front-desk.ts";
import type { keepAlive } from "../keep-alive.ts";
import { runCampaigns } from "./run-campaigns.ts";

const DEATHS = 20;
const WHOLE = 1_200;
const HALTED = 100;

let desk: FrontDesk | undefined;
let lives: ReturnType<typeof keepAlive> | undefined;
afterEach(async () => {
  await lives?.stop();
  await desk?.close();
});

test("campaigns send nothing twice and forget nobody while their processes die", async () => {
  desk = await openFrontDesk({ delayMs: 200, staysUp: true });
  const sizes = { whole: WHOLE, halted: HALTED, pace: 600 };
  const crash = { ...sizes, seed: SEED, deaths: DEATHS, kill: 0.0015, refusals: 100, hurry: false, ms: 15 * 60_000 };
  const { deaths, sent, inDoubt, withdrawn, faults } = await runCampaigns(desk, crash, (begun) => {
    lives = begun;
  });
  for (const fault of faults.slice(0, 20)) console.log(fault);
  figure({
    promise: "Campaigns through deaths: nothing twice, nobody without an outcome, nothing after a pause or a stop",
    measured: `${WHOLE + 2 * HALTED} contacts, ${deaths} deaths, ${sent} sent, ${withdrawn} withdrawn, ${inDoubt} in doubt, ${faults.length} wrong`,
    goal: `at least ${DEATHS / 2} deaths, 0 wrong, at most 10 in doubt a death`,
    holds: deaths >= DEATHS / 2 && faults.length === 0 && inDoubt <= deaths * 10,
  });
  expect(withdrawn).toBeGreaterThan(0);
});
