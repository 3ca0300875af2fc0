// G35: sign-ins of strangers from one, sixteen and sixty-four addresses do not slow down pages and pictures of others.
// G37: strangers from sixty-four addresses who ask for the hours of one business slow down nobody else.
import { afterAll, beforeAll, test } from "vitest";
import { Caller } from "../../../server/test/caller.ts";
import { png, upload } from "../../../server/test/sample-files.ts";
import { type BookingShop, makeBookingShop } from "../../../server/test/shops/booking-shop.ts";
import { makeShop } from "../../../server/test/shops/shop.ts";
import type { TestProduct } from "../../../server/test/start-product.ts";
import { figure } from "../../figure.ts";
import { type Installation, startInstallation } from "../installation.ts";
import { atPace, failedOf, type PacedCall, quantile, type TimedAnswer } from "./pace.ts";

const LINES = 64;
const PER_SECOND = 40;
const SECONDS = 8;
const ROUNDS = 3;
/** Waits below this are not noticed: a ratio of two such times says nothing. */
const LEAST_MS = 10;

let world: Installation;
/** Pages and pictures of others. */
let paths: string[];
beforeAll(async () => {
  world = await startInstallation({ settings: { TRUSTED_PROXIES: "1", RATE_LIMITS: "1" } });
  const shop = await makeShop(world);
  const picture = new URL((await upload(shop.owner, png(64))).body.data.url).pathname;
  // without a build of the web there are no pages
  const isBuilt = (await fetch(`${world.url}/icon-192.png`)).ok;
  paths = [picture, "/api/docs", ...(isBuilt ? ["/icon-192.png", "/agenda"] : [])];
});
afterAll(() => world?.close());

test.each([1, 16, 64])("sign-ins by strangers from %i addresses", async (addresses) => {
  const { ratio, shown, failed } = await compare(others, (line, turn) => signIn(addresses, line, turn));
  figure({
    promise: `G35 sign-ins by strangers from ${addresses} addresses: pages and pictures of others`,
    measured: shown,
    goal: "at most ×4 (of at least 10 ms), 0 failed",
    holds: ratio <= 4 && failed === 0,
  });
});

test("public calls of one business from 64 addresses", async () => {
  const shops = { person: world.person, anonymous: new Caller(world.url) } as TestProduct;
  const [crowded, quiet] = [await makeBookingShop(shops), await makeBookingShop(shops)];
  const asOthers = (turn: number): PacedCall =>
    turn % 2 === 0
      ? { method: "GET", path: hoursOf(quiet), headers: {} }
      : { method: "GET", path: quiet.at, headers: {} };
  const { ratio, shown, failed } = await compare(
    () => atPace(world.url, PER_SECOND / 4, SECONDS, asOthers),
    (line) => fetch(world.url + hoursOf(crowded), { headers: { "x-forwarded-for": `203.0.${line}.7` } }),
  );
  figure({
    promise: "G37 public calls of one business from 64 addresses: those of another",
    measured: shown,
    goal: "at most ×4 (of at least 10 ms), 0 failed",
    holds: ratio <= 4 && failed === 0,
  });
});

type Comparison = { ratio: number; shown: string; failed: number };

/**
 * The p95 waits of others with and without the strangers, as the median ratio of the rounds. Alternates, so that other
 * load on the machine affects both.
 */
async function compare(ask: () => Promise<TimedAnswer[]>, strange: StrangeCall): Promise<Comparison> {
  const pairs: { alone: number; beside: number }[] = [];
  const heard: TimedAnswer[] = [];
  let calls = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await ask();
    const stop = startStrangers(strange);
    const beside = await ask();
    calls += await stop();
    pairs.push({ alone: quantile(alone, 0.95), beside: quantile(beside, 0.95) });
    heard.push(...alone, ...beside);
  }
  const ratios = pairs.map(({ alone, beside }) => beside / Math.max(alone, LEAST_MS));
  const ratio = ratios.sort((one, other) => one - other)[ROUNDS >> 1] as number;
  const failed = failedOf(heard).length;
  const rounds = pairs.map(({ alone, beside }) => `${alone.toFixed(0)}→${beside.toFixed(0)}`).join(", ");
  const shown = `×${ratio.toFixed(2)} (p95 ms: ${rounds}) with ${calls} calls, ${failed} of ${heard.length} failed`;
  return { ratio, shown, failed };
}

function hoursOf({ at, serviceIds, branchId }: BookingShop): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `${at}/hours?serviceId=${serviceIds[0]}&branchId=${branchId}&from=${day(1)}&to=${day(6)}`;
}

function signIn(addresses: number, line: number, turn: number): Promise<Response> {
  return fetch(`${world.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${line % addresses}` },
    body: JSON.stringify({ email: `x${line}-${turn}-${addresses}@prueba.mx`, password: "otra-clave-larga" }),
  });
}

function others(): Promise<TimedAnswer[]> {
  const next = (turn: number): PacedCall => ({
    method: "GET",
    path: paths[turn % paths.length] as string,
    headers: {},
  });
  return atPace(world.url, PER_SECOND, SECONDS, next);
}

type StrangeCall = (line: number, turn: number) => Promise<Response>;

/** Uses this many connections, each as fast as it is answered. `stop` returns the number of answers. */
function startStrangers(ask: StrangeCall): () => Promise<number> {
  let isOn = true;
  let answers = 0;
  const lines = Array.from({ length: LINES }, async (_, line) => {
    for (let turn = 0; isOn; turn += 1) {
      const answer = await ask(line, turn);
      await answer.arrayBuffer();
      answers += 1;
      // as a program does that was told to wait
      if (answer.status === 429) await new Promise((later) => setTimeout(later, 50));
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(lines);
    return answers;
  };
}
