// G1: many callers book one slot at the same moment, repeatedly, on the product as processes (D-4.3). One gets it, the
// others are told that it is taken, nobody waits long, and the database has no deadlock to break.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Caller, type Reply } from "../../server/test/caller.ts";
import { startProcesses } from "../../server/test/start-processes.ts";
import { freePort } from "../../server/test/start-sandbox-process.ts";
import { figure } from "../figure.ts";
import { makeShop, type Shop } from "./shop-of-settings.ts";

const CALLERS = 50;
const ROUNDS = 200;
const MOST_MS = 500;
const DAY = 86_400_000;
const TAKEN = "El especialista ya tiene una cita en ese horario";

let product: Awaited<ReturnType<typeof startProcesses>>;
let shop: Shop;
const urls: string[] = [];
let rounds = 0;
beforeAll(async () => {
  // as in production: answers are not parsed a second time
  product = await startProcesses({ STRICT_ANSWERS: "0" });
  await product.start("worker");
  await startWeb();
  shop = await makeShop(urls[0] as string);
});
afterAll(() => product?.close());

async function startWeb(): Promise<void> {
  const port = await freePort();
  await product.start("web", { PORT: String(port) });
  urls.push(`http://127.0.0.1:${port}`);
}

test(`${CALLERS} callers for one hour of one web process, ${ROUNDS} times`, () => contend(1));

test(`${CALLERS} callers for one hour of two web processes, ${ROUNDS} times`, async () => {
  await startWeb();
  await contend(2);
});

test("no deadlock had to be broken", async () => {
  const { deadlocks, ended } = await countsOf();
  expect(ended).toBeGreaterThan(CALLERS * ROUNDS);
  figure({
    promise: "Deadlocks while many want one hour",
    measured: `${deadlocks} in ${ended} transactions`,
    goal: "0",
    holds: deadlocks === 0,
  });
  await makeDeadlock();
  expect((await countsOf()).deadlocks, "one that is made on purpose is counted").toBe(1);
});

async function countsOf(): Promise<{ deadlocks: number; ended: number }> {
  // Connections report their counters within a second or two after they become idle.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const { rows } = await product.owner.query<{ deadlocks: number; ended: number }>(
    `select deadlocks::int, (xact_commit + xact_rollback)::int as ended from pg_stat_database
      where datname = current_database()`,
  );
  return rows[0] as { deadlocks: number; ended: number };
}

/** Two transactions that take the same two locks in opposite order. */
async function makeDeadlock(): Promise<void> {
  const [one, other] = [await product.owner.connect(), await product.owner.connect()];
  const lock = (client: typeof one, key: number) => client.query("select pg_advisory_xact_lock($1)", [key]);
  await Promise.all([one.query("begin"), other.query("begin")]);
  await Promise.all([lock(one, 1), lock(other, 2)]);
  const ended = await Promise.allSettled([lock(one, 2), lock(other, 1)]);
  expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(1);
  await Promise.all([one.query("rollback"), other.query("rollback")]);
  one.release();
  other.release();
}

async function contend(webs: number): Promise<void> {
  const callers = Array.from({ length: CALLERS }, (_, index) => new Caller(urls[index % webs] as string));
  const times: number[] = [];
  const wrong: string[] = [];
  let winners = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds += 1;
    const body = bookingOf(rounds);
    const answers = await Promise.all(callers.map((caller) => timed(times, caller, body)));
    const won = answers.filter(({ status }) => status === 201).length;
    winners += won;
    if (won !== 1) wrong.push(`round ${round}: ${won} got the hour`);
    wrong.push(
      ...answers.filter((answer) => !isRightly(answer)).map(({ status, body: told }) => `${status} ${told?.message}`),
    );
  }
  const { rows } = await product.owner.query("select count(*)::int as n from appointments");
  expect(wrong).toEqual([]);
  expect(rows[0].n).toBe(rounds);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] as number;
  const among = webs === 1 ? "one web process" : `${webs} web processes`;
  figure({
    promise: `One hour, many callers, ${among}`,
    measured: `${ROUNDS} rounds of ${CALLERS}: ${winners} got it, ${times.length - winners} heard 409; p99 ${p99.toFixed(0)} ms`,
    goal: `1 a round, the others 409; p99 at most ${MOST_MS} ms`,
    holds: winners === ROUNDS && p99 <= MOST_MS,
  });
}

/** Another hour of another person each round, from tomorrow on. */
function bookingOf(round: number): object {
  const { businessId, clientId, settings } = shop;
  const people = Object.keys(settings.specialists);
  const specialistId = people[round % people.length] as string;
  const start = new Date(Math.ceil(Date.now() / DAY) * DAY + DAY + round * 2 * 3_600_000).toISOString();
  const serviceId = Object.keys(settings.services)[0];
  const named = { businessId, clientId, branchId: settings.specialists[specialistId]?.branch, serviceId, specialistId };
  return { appointment: { ...named, start, confirmOutsideHours: true } };
}

async function timed(times: number[], caller: Caller, body: object): Promise<Reply> {
  const { cookie, businessId } = shop.owner;
  const sent = performance.now();
  const answer = await caller.post("/api/appointment", body, { cookie, "x-business-id": businessId });
  times.push(performance.now() - sent);
  return answer;
}

function isRightly({ status, body }: Reply): boolean {
  return status === 201 || (status === 409 && body.message === TAKEN && body.data.slots.length > 0);
}
