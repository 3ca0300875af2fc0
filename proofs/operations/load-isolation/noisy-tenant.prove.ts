// G24: one business makes ten times as many calls as before; the others hardly notice. Then it sends as fast as it can
// on 64 connections, and the others still get their turn.
import autocannon from "autocannon";
import { afterAll, beforeAll, test } from "vitest";
import { makeShop, type Shop } from "../../../server/test/shops/shop.ts";
import { figure } from "../../figure.ts";
import { type Installation, startInstallation } from "../installation.ts";
import { atPace, failedOf, type PacedCall, quantile, type TimedAnswer } from "./pace.ts";

const QUIET = 8;
const PER_SECOND = 4;
const ROUNDS = 5;
const SECONDS = 8;
const TIMES = 10;
const DAY = 86_400_000;

let world: Installation;
let noisy: Shop;
let quiet: Shop[];
beforeAll(async () => {
  world = await startInstallation();
  noisy = await makeShop(world);
  quiet = [];
  for (let index = 0; index < QUIET; index += 1) quiet.push(await makeShop(world));
});
afterAll(() => world?.close());

test("one business at ten times its load, and then without measure", async () => {
  await round(PER_SECOND, 5);
  const pairs: { alone: number; beside: number }[] = [];
  const heard: TimedAnswer[] = [];
  // alternates, so that other load on the machine affects both
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const alone = await round(PER_SECOND, SECONDS);
    const beside = await round(PER_SECOND * TIMES, SECONDS);
    pairs.push({ alone: quantile(alone, 0.95), beside: quantile(beside, 0.95) });
    heard.push(...alone, ...beside);
  }
  const flood = autocannon({ url: world.url, connections: 64, duration: 2 * SECONDS, requests: [asFlood(noisy)] });
  const flooded = await round(0, 2 * SECONDS);
  const { requests, non2xx, errors } = await flood;
  const p95 = quantile(flooded, 0.95);
  const ratios = pairs.map(({ alone, beside }) => beside / alone).sort((one, other) => one - other);
  const ratio = ratios[ROUNDS >> 1] as number;
  const shown = pairs.map(({ alone, beside }) => `${alone.toFixed(0)}→${beside.toFixed(0)}`).join(", ");
  const figures = [
    {
      promise: "G24 one business at 10×: p95 of the others",
      measured: `×${ratio.toFixed(2)} (ms: ${shown}), ${failedOf(heard).length} of ${heard.length} failed`,
      goal: "at most ×2, 0 failed",
      holds: ratio <= 2 && failedOf(heard).length === 0,
    },
    {
      promise: "G24 one business as fast as it can on 64 connections",
      measured: `others' p95 ${p95.toFixed(1)} ms beside ${Math.round(requests.average)} calls/s (${non2xx + errors} refused), ${failedOf(flooded).length} of ${flooded.length} failed`,
      goal: "p95 ≤ 500 ms, 0 failed",
      holds: p95 <= 500 && failedOf(flooded).length === 0,
    },
  ];
  for (const found of figures.sort((one, other) => Number(other.holds) - Number(one.holds))) figure(found);
});

/** The waits of the quiet businesses while the noisy one sends this fast. */
async function round(noise: number, seconds: number): Promise<TimedAnswer[]> {
  const loud = noise > 0 ? atPace(world.url, noise, seconds, (turn) => asked(noisy, turn)) : Promise.resolve([]);
  const heard = await Promise.all(
    quiet.map((shop) => atPace(world.url, PER_SECOND, seconds, (turn) => asked(shop, turn))),
  );
  await loud;
  return heard.flat();
}

/** A day at the front desk: the agenda, a free hour, the contacts, a new one. */
function asked({ owner, businessId, branchId, serviceIds }: Shop, turn: number): PacedCall {
  const headers = { cookie: owner.cookie, "x-business-id": businessId, "content-type": "application/json" };
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  const reads = [
    `/api/appointment?businessId=${businessId}&from=${day(1)}&to=${day(8)}`,
    `/api/client?businessId=${businessId}`,
    `/api/slot?businessId=${businessId}&branchId=${branchId}&serviceId=${serviceIds[0]}&from=${day(1)}&to=${day(3)}`,
  ];
  const path = reads[turn % 4];
  if (path) return { method: "GET", path, headers };
  written += 1;
  const client = { businessId, name: "Ana", whatsapp: `57${String(written).padStart(8, "0")}` };
  return { method: "POST", path: "/api/client", headers, body: JSON.stringify({ client }) };
}
let written = 0;

function asFlood(shop: Shop) {
  const { method, path, headers } = asked(shop, 0);
  return { method, path, headers };
}
