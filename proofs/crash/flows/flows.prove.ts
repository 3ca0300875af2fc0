// The long crash of flows: two thousand runs while both processes die fifty times. None is lost, each node has its
// effect once, and each run comes to its end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../../figure.ts";
import { SEED } from "../../seed.ts";
import { type FrontDesk, openFrontDesk } from "../front-desk.ts";
import type { keepAlive } from "../keep-alive.ts";
import { runFlows } from "./run-flows.ts";

const PEOPLE = 2_000;
const DEATHS = 50;
const MOST_MS = 20 * 60_000;

let desk: FrontDesk;
let lives: ReturnType<typeof keepAlive>;
beforeAll(async () => {
  desk = await openFrontDesk({ delayMs: 200, staysUp: true });
});
afterAll(async () => {
  await lives?.stop();
  await desk?.close();
});

test(
  "two thousand runs of a flow come to their end through fifty deaths",
  async () => {
    const crash = { people: PEOPLE, deaths: DEATHS + 2, kill: 0.003, seed: SEED, ms: MOST_MS };
    const begun = Date.now();
    const account = await runFlows(desk, crash, (alive) => {
      lives = alive;
    });
    const { deaths, inDoubt, faults, unfinished, runs, doubled } = account;
    console.log(faults.slice(0, 20));
    expect(deaths).toBeGreaterThanOrEqual(DEATHS);
    figure({
      promise: "flows through deaths: no run lost, no node's effect twice",
      measured: `${runs} runs, ${deaths} deaths, ${faults.length} faults, ${doubled} doubled, ${unfinished} unfinished, ${inDoubt} in doubt, ${Math.round((Date.now() - begun) / 1000)} s`,
      goal: `${PEOPLE} runs, no fault`,
      holds: runs === PEOPLE && faults.length === 0 && doubled === 0 && unfinished === 0,
    });
  },
  30 * 60_000,
);
