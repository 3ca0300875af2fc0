// G23: Meta's webhooks at 200 a second for a minute, each signed and each with a new message of one of 500 customers,
// while the worker runs the jobs. All are stored once.
import pg from "pg";
import { afterAll, beforeAll, test } from "vitest";
import { makeShop } from "../../server/test/shops/shop.ts";
import { connectNumber, eventually } from "../../server/test/start-sandbox-process.ts";
import { figure } from "../figure.ts";
import { messagesBody, signatureOf, WEBHOOKS } from "../input/meta-webhook.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { atPace, failedOf, quantile } from "./load-isolation/pace.ts";

const PER_SECOND = 200;
const SECONDS = 60;
const CUSTOMERS = 500;

let world: Installation;
beforeAll(async () => {
  world = await startInstallation();
});
afterAll(() => world?.close());

test("200 signed webhooks a second for a minute", async () => {
  const { owner } = await makeShop(world);
  const { phoneNumberId } = await connectNumber(owner);
  const ask = (turn: number, mark: string) => {
    const from = String(5_212_270_000_000 + (turn % CUSTOMERS));
    const body = messagesBody(phoneNumberId, [{ id: `wamid.${mark}.${turn}`, from, text: `mensaje ${turn}` }]);
    const headers = { "content-type": "application/json", "x-hub-signature-256": signatureOf(body) };
    return { method: "POST" as const, path: WEBHOOKS, headers, body };
  };
  await atPace(world.url, 50, 4, (turn) => ask(turn, "warm"));
  const heard = await atPace(world.url, PER_SECOND, SECONDS, (turn) => ask(turn, "load"));
  const [p50, p99] = [quantile(heard, 0.5), quantile(heard, 0.99)];
  const waiting = performance.now();
  const database = new pg.Client({ connectionString: world.databaseUrl() });
  await database.connect();
  const stored = async () => {
    const { rows } = await database.query<{ n: number; distinct: number }>(
      "select count(*)::int as n, count(distinct provider_id)::int as distinct from messages where provider_id like 'wamid.load.%'",
    );
    return rows[0] as { n: number; distinct: number };
  };
  await eventually(async () => {
    const { distinct } = await stored();
    if (distinct < heard.length) throw new Error(`${distinct} of ${heard.length}`);
  }, 300_000).catch(() => {});
  const { n, distinct } = await stored();
  await database.end();
  figure({
    promise: "G23 each of them stored as a message, once",
    measured: `${distinct} of ${heard.length}, ${n - distinct} twice, the last ${((performance.now() - waiting) / 1_000).toFixed(1)} s after the load`,
    goal: "all, 0 twice",
    holds: n === heard.length && distinct === heard.length,
  });
  figure({
    promise: "G23 webhooks, 200/s for 60 s",
    measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failedOf(heard).length} of ${heard.length} not 2xx`,
    goal: "p50 ≤ 50 ms, p99 ≤ 500 ms, 0",
    holds: p50 <= 50 && p99 <= 500 && failedOf(heard).length === 0,
  });
});
