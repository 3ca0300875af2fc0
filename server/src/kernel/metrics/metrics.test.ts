// The product's metrics: series that change with what happens, in the web and the worker, and not served unless a port
// is set.
import { afterAll, beforeAll, expect, test } from "vitest";
import { endProcess, forkProduct } from "../../../test/fork-product.ts";
import { TEST_SECRET } from "../../../test/secret.ts";
import { makeTalkingShop } from "../../../test/shops/talking-shop.ts";
import { eventually, freePort, startWithSandbox } from "../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let metrics: string;
beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  metrics = `http://127.0.0.1:${METRICS_PORT}`;
  world = await startWithSandbox({ settings: { METRICS_PORT } });
});
afterAll(() => world?.close());

async function read(from = metrics): Promise<Map<string, number>> {
  const answer = await fetch(`${from}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

const ANSWERED = 'mostrador_assistant_turns_total{outcome="answered"}';
const SENT = 'mostrador_sends_total{outcome="accepted"}';
const MADE = 'mostrador_http_request_duration_seconds_count{method="POST",route="/api/assistant",status="200"}';

test("a conversation moves the requests, the turns and the sends, and no label knows whose it was", async () => {
  const before = await read();
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await shop.customer().ask("hola, ¿a qué hora abren?");
  await shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
  const after = await eventually(async () => {
    const now = await read();
    for (const name of [ANSWERED, SENT]) expect([name, now.get(name)]).toEqual([name, (before.get(name) ?? 0) + 1]);
    return now;
  });
  expect([...after.keys()].filter((name) => name.startsWith(MADE.replace(/,status.*/, "")))).not.toEqual([]);
  expect(
    [...after.keys()].filter((name) => name.includes(shop.businessId) || /[0-9a-f]{8}-[0-9a-f]{4}/.test(name)),
  ).toEqual([]);
  expect(after.get('mostrador_database_connections{state="total"}')).toBeGreaterThan(0);
  expect(after.get("process_start_time_seconds")).toBeGreaterThan(0);
  expect([...after.keys()].some((name) => name.startsWith("nodejs_eventloop_lag_"))).toBe(true);
});

test("a worker of its own tells how much waits and for how long", async () => {
  const QUEUE = "send-overdue.park-unknown";
  await world.product.owner.query(
    "insert into pgboss.job (name, data, start_after, policy) values ($1, '{}', now() + interval '1 hour', 'standard')",
    [QUEUE],
  );
  const METRICS_PORT = String(await freePort());
  const worker = await forkProduct({
    APP_DATABASE_URL: world.product.appUrl,
    APP_SECRET: TEST_SECRET,
    ROLE: "worker",
    METRICS_PORT,
  });
  try {
    const told = await read(`http://127.0.0.1:${METRICS_PORT}`);
    expect(told.get(`mostrador_queue_jobs{queue="${QUEUE}",state="deferred"}`)).toBeGreaterThan(0);
    expect(told.get(`mostrador_queue_oldest_job_seconds{queue="${QUEUE}"}`)).toBe(0);
    expect(told.get('mostrador_database_connections{state="waiting"}')).toBe(0);
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/api/me`)).status).toBe(404);
  } finally {
    await endProcess(worker);
  }
  await expect(fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).rejects.toThrow();
});

test("the address that people reach has no metrics", async () => {
  expect((await world.product.anonymous.get("/metrics")).status).toBe(404);
});
