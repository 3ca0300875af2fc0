// Both processes die while customers are in a flow: each message of the flow arrives once, each node has its effect once,
// and each run comes to its end.
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEED } from "../../seed.ts";
import { type FrontDesk, openFrontDesk } from "../front-desk.ts";
import type { keepAlive } from "../keep-alive.ts";
import { runFlows } from "./run-flows.ts";

const PEOPLE = 8;

let desk: FrontDesk;
let lives: ReturnType<typeof keepAlive>;
beforeAll(async () => {
  desk = await openFrontDesk({ delayMs: 200, staysUp: true });
});
afterAll(async () => {
  await lives?.stop();
  await desk?.close();
});

test("a flow loses no message and doubles none while its processes die", async () => {
  console.log(`seed ${SEED}`);
  const crash = { people: PEOPLE, deaths: 1, kill: 0.06, seed: SEED, ms: 200_000 };
  const { deaths, inDoubt, ...account } = await runFlows(desk, crash, (begun) => {
    lives = begun;
  });
  expect(account, `seed ${SEED}`).toEqual({ faults: [], unfinished: 0, runs: PEOPLE, doubled: 0 });
  expect(deaths).toBeGreaterThanOrEqual(1);
  console.log(`${PEOPLE} runs, ${deaths} deaths, ${inDoubt} in doubt`);
}, 240_000);
