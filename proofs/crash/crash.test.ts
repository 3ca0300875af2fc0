// The everyday crash: the processes die during 32 messages (G9 in small).
// `crash.prove.ts` writes ten thousand.
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance, SEED } from "../seed.ts";
import { type Account, accountOf } from "./account.ts";
import { customersWrite } from "./customers.ts";
import { type FrontDesk, openFrontDesk } from "./front-desk.ts";
import { keepAlive } from "./keep-alive.ts";
import { resendAll } from "./resend.ts";
import { settled } from "./settle.ts";

const DEATHS = 2;

let desk: FrontDesk;
let lives: ReturnType<typeof keepAlive>;
beforeAll(async () => {
  desk = await openFrontDesk({ delayMs: 200 });
});
afterAll(async () => {
  await lives?.stop();
  await desk?.close();
});

test("32 messages and at least 2 deaths: none lost, none answered twice, in order, nothing left half done", async () => {
  console.log(`seed ${SEED}`);
  await desk.sandbox.fail({ webhookDuplicate: 0.1, webhookShuffle: true, pairRateLimit: 1_000, seed: String(SEED) });
  lives = keepAlive(desk.processes, { seed: SEED, kill: 0.04, throw: 0.005, delay: "0.01:30", deaths: DEATHS });
  const customers = await customersWrite(desk, chance(), { people: 8, each: 4, burst: 1, pace: 60, held: 3 });
  const inbound = customers.reduce((sum, { words }) => sum + words.length, 0);
  await settled(desk, inbound, { hurry: true, ms: 400_000 });
  expect(lives.surprises).toEqual([]);
  expect(lives.deaths()).toBeGreaterThanOrEqual(DEATHS);

  const account = await accountOf(desk, customers);
  const { unknown, answers, ...faults } = account;
  expect(faults, `seed ${SEED}`).toEqual({ lost: [], twice: [], disorder: [], wrong: [] });
  // Reports settled every message that reached the phone. The rest was never sent, and a person sends it again.
  expect(
    unknown.filter(({ wentOut }) => wentOut),
    `seed ${SEED}`,
  ).toEqual([]);
  // without one, nothing is sent again
  if (unknown.length > 0) await lives.calm();
  expect(await resendAll(desk, unknown)).toEqual([]);
  await settled(desk, inbound, { hurry: true, ms: 200_000 });
  const after: Account = await accountOf(desk, customers);
  expect(after, `seed ${SEED}`).toEqual({ ...account, unknown: [], answers: answers + unknown.length });
  console.log(`${inbound} messages, ${lives.deaths()} deaths, ${after.answers} answers, ${unknown.length} sent again`);
}, 300_000);
