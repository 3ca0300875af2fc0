// The long crash: ten thousand messages and fifty deaths, once with the provider's status reports and once without
// (G9, G10). A send that may have happened is settled by its report or shown to staff, and never repeated blindly.
import { afterEach, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { chance, SEED } from "../seed.ts";
import { accountOf } from "./account.ts";
import { customersWrite } from "./customers.ts";
import { type FrontDesk, openFrontDesk } from "./front-desk.ts";
import { keepAlive } from "./keep-alive.ts";
import { notShown, resendAll } from "./resend.ts";
import { settled } from "./settle.ts";

const PEOPLE = 500;
const EACH = 20;
const DEATHS = 50;
const MOST_MS = 5 * 60_000;
/** A worker has this many sends in progress at once: one death may leave as many with an unknown outcome. */
const SIDE = 10;

let desk: FrontDesk | undefined;
let lives: ReturnType<typeof keepAlive> | undefined;
afterEach(async () => {
  await lives?.stop();
  await desk?.close();
});

async function crash(seed: number, failures: object, fails: number) {
  const opened = await openFrontDesk({ delayMs: 1_000 });
  desk = opened;
  const network = { webhookDuplicate: 0.1, webhookShuffle: true, pairRateLimit: 1_000, seed: String(seed) };
  await opened.sandbox.fail({ ...network, ...failures });
  const begun = Date.now();
  const alive = keepAlive(opened.processes, { seed, kill: 0.0008, throw: fails, delay: "0.005:40", deaths: DEATHS });
  lives = alive;
  const customers = await customersWrite(opened, chance(seed), { people: PEOPLE, each: EACH, burst: 4, pace: 80 });
  const inbound = customers.reduce((sum, { words }) => sum + words.length, 0);
  await settled(opened, inbound, { hurry: false, ms: 15 * 60_000 });
  const ms = Date.now() - begun;
  await alive.calm();
  expect(alive.surprises).toEqual([]);
  const account = await accountOf(opened, customers);
  for (const found of [account.lost, account.twice, account.disorder, account.wrong]) console.log(found.slice(0, 20));
  return { desk: opened, customers, inbound, ms, deaths: alive.deaths(), account };
}

function tell(what: string, { inbound, deaths, account }: Awaited<ReturnType<typeof crash>>): void {
  const { lost, twice, disorder, wrong, answers } = account;
  const faults = [...lost, ...twice, ...disorder, ...wrong];
  figure({
    promise: `${what}: nothing lost, doubled or out of order`,
    measured: `${inbound} messages, ${deaths} deaths, ${answers} answers; ${lost.length} lost, ${twice.length} twice, ${disorder.length} out of order, ${wrong.length} wrong`,
    goal: `10,000 messages, ${DEATHS} deaths; 0, 0, 0, 0`,
    holds: inbound >= PEOPLE * EACH && deaths >= DEATHS && faults.length === 0,
  });
}

test("with reports: every send is settled, what never went out is sent by a person, and all of it within five minutes", async () => {
  const day = await crash(SEED, {}, 0.001);
  tell("G9 crashes with reports", day);
  const { unknown, answers } = day.account;
  const wentOut = unknown.filter((each) => each.wentOut);
  figure({
    promise: "G9 sends that went out and stayed unknown",
    measured: `${wentOut.length}, and ${unknown.length - wentOut.length} that never left`,
    goal: `0, and at most ${SIDE} a death`,
    holds: wentOut.length === 0 && unknown.length <= day.deaths * SIDE,
  });
  expect(await resendAll(day.desk, unknown)).toEqual([]);
  await settled(day.desk, day.inbound, { hurry: false, ms: 5 * 60_000 });
  const after = await accountOf(day.desk, day.customers);
  const faults = [...after.lost, ...after.twice, ...after.disorder, ...after.wrong, ...after.unknown];
  figure({
    promise: "G9 answers at the phones after 'Reenviar'",
    measured: `${after.answers}, ${faults.length} faults`,
    goal: `${answers + unknown.length}, 0 faults`,
    holds: faults.length === 0 && after.answers === answers + unknown.length,
  });
  figure({
    promise: "G9 time until all is settled",
    measured: `${Math.round(day.ms / 1_000)} s`,
    goal: `at most ${MOST_MS / 1_000} s`,
    holds: day.ms <= MOST_MS,
  });
});

test("without reports: what nobody knows is parked, shown, and not repeated", async () => {
  const day = await crash(SEED + 1, { statusesOff: true }, 0);
  tell("G10 crashes without reports", day);
  const { unknown } = day.account;
  const hidden = await notShown(day.desk, unknown);
  figure({
    promise: "G10 parked sends, all shown to staff",
    measured: `${unknown.length} parked by ${day.deaths} deaths (${unknown.filter((each) => each.wentOut).length} of them had gone out), ${hidden.length} not shown`,
    goal: `at most ${SIDE} a death, 0 not shown`,
    holds: unknown.length <= day.deaths * SIDE && hidden.length === 0,
  });
  await settled(day.desk, day.inbound, { hurry: false, ms: 2 * 60_000 });
  const after = await accountOf(day.desk, day.customers);
  figure({
    promise: "G10 sends repeated by themselves, ten minutes later",
    measured: `${after.answers - day.account.answers}`,
    goal: "0",
    holds: after.answers === day.account.answers && after.unknown.length === unknown.length,
  });
});
