// A flow of three nodes (trigger, condition, message): messages a second from the webhook to the end of the run, next to
// the least that such a flow has to write and send.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { flowNode, flowWords, makeFlow } from "../../server/test/shops/flow-shop.ts";
import { makeTalkingShop } from "../../server/test/shops/talking-shop.ts";
import { signUp } from "../../server/test/sign-up.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { freePort, META_SECRET, type Sandbox, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";
import { compare } from "../measure.ts";
import { startBenchProduct } from "../product.ts";
import { quickGraph } from "../quick-graph.ts";

const MESSAGES = Number(process.env.BENCH_FLOW_MESSAGES ?? 300);
const SIDE_BY_SIDE = 8;
/** Each sends from a number of its own: a number sends at most 80 messages a second. */
const SHOPS = 8;
const MOST_WAIT_MS = 120_000;
const LOOK_MS = 100;
const GOAL = 0.4;
export const FLOW_CASE = "flow of three nodes";

export async function flows(): Promise<{ name: string; ok: boolean }> {
  const port = String(await freePort());
  const sandbox = await startSandboxProcess({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/meta` });
  // as quick as the server that the raw run sends to
  const graph = await quickGraph(sandbox.url);
  const outside = { META_GRAPH_URL: graph.url, META_APP_SECRET: META_SECRET };
  const product = await startBenchProduct({ PORT: port, ROLE: "both", ...outside });
  const asTest = { person: (name?: string) => signUp(product.url, name), owner: product.owner } as TestProduct;
  const shops: Shop[] = [];
  for (let count = 0; count < SHOPS; count += 1) shops.push(await openShop(asTest, sandbox));
  const raw = await openRaw(product.clusterUrl);
  // everybody has written before, as most who write have
  await runFlows(product, shops, 0);
  const result = await compare({
    name: FLOW_CASE,
    goal: GOAL,
    unit: "msg/s",
    product: (round) => runFlows(product, shops, round + 1),
    raw: raw.run,
  });
  await raw.close();
  await product.stop();
  graph.close();
  await sandbox.close();
  return result;
}

type Product = Awaited<ReturnType<typeof startBenchProduct>>;
type Shop = { businessId: string; phoneNumberId: string };

async function openShop(product: TestProduct, sandbox: Sandbox): Promise<Shop> {
  const shop = await makeTalkingShop(product, sandbox, { business: { delayResponse: 0 } });
  const rule = { id: "precio", label: "Precio", field: "event_signal.text", operator: "contains", value: "precio" };
  await makeFlow(shop, {
    name: "Promo",
    nodes: [
      flowWords("promo"),
      flowNode("conditional", "elige", { rules: [rule] }),
      flowNode("send_whatsapp", "dice", { text: "Hola {{nombre}}" }),
    ],
    edges: ["inicio>elige", "elige:precio>dice"],
  });
  return shop;
}

/** Each message comes from a person of their own; it counts when its run is over and its answer was sent. */
async function runFlows(product: Product, shops: readonly Shop[], round: number): Promise<number> {
  const begun = performance.now();
  await sideBySide(MESSAGES, async (index) => {
    const { phoneNumberId } = shops[index % shops.length] as Shop;
    const body = webhook(phoneNumberId, `52134${String(index).padStart(8, "0")}`, `wamid.flow${round}.${index}`);
    const signature = `sha256=${createHmac("sha256", META_SECRET).update(body).digest("hex")}`;
    const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
    const answer = await fetch(`${product.url}/api/webhooks/meta`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`the webhook was answered ${answer.status}`);
  });
  const text = `select count(*)::int as n from flow_runs r where business_id = any($1) and state = 'done'
      and exists (select from messages m where m.business_id = r.business_id and m.thread_id = r.thread_id
        and m.role = 'assistant' and m.provider_id is not null)`;
  const until = performance.now() + MOST_WAIT_MS;
  for (;;) {
    const { rows } = await product.owner.query<{ n: number }>(text, [shops.map(({ businessId }) => businessId)]);
    const over = rows[0]?.n ?? 0;
    if (over >= MESSAGES * (round + 1)) return (MESSAGES * 1_000) / (performance.now() - begun);
    if (performance.now() > until) throw new Error(`only ${over} runs are over`);
    // a look at all runs costs as much as a part of a run
    await sleep(LOOK_MS);
  }
}

function webhook(phoneNumberId: string, from: string, id: string): string {
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "522221234567", phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: "Ana" }, wa_id: from }],
    messages: [
      { from, id, timestamp: String(Math.floor(Date.now() / 1_000)), type: "text", text: { body: "promo precio" } },
    ],
  };
  return JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
}

/** The message and its run, a transaction for each node, and the sending with its result: 6 commits and a call. */
async function openRaw(clusterUrl: string) {
  const pool = new pg.Pool({ connectionString: clusterUrl, max: SIDE_BY_SIDE });
  await pool.query(`create schema raw_flows;
    create table raw_flows.messages (id bigserial primary key, text text not null, sent_at timestamptz);
    create table raw_flows.runs (id bigserial primary key, node int not null, variables jsonb not null);
    create table raw_flows.steps (run_id bigint, number int, data jsonb, primary key (run_id, number))`);
  const server = createServer((request, reply) => {
    request.resume();
    request.on("end", () => reply.end("{}"));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const once = async () => {
    const { rows } = await pool.query(
      `with message as (insert into raw_flows.messages (text) values ('promo precio') returning id)
        insert into raw_flows.runs (node, variables) select 0, jsonb_build_object('message', id) from message returning id`,
    );
    const runId = rows[0].id;
    for (let node = 1; node <= 3; node += 1)
      await pool.query(
        `with step as (insert into raw_flows.steps values ($1, $2, '{"text": "promo precio"}'))
          update raw_flows.runs set node = $2 where id = $1`,
        [runId, node],
      );
    const out = await pool.query("insert into raw_flows.messages (text) values ('Hola Ana') returning id");
    await (await fetch(url, { method: "POST", body: '{"text": "Hola Ana"}' })).text();
    await pool.query("update raw_flows.messages set sent_at = now() where id = $1", [out.rows[0].id]);
  };
  return {
    async run(): Promise<number> {
      const begun = performance.now();
      await sideBySide(MESSAGES, once);
      return (MESSAGES * 1_000) / (performance.now() - begun);
    },
    async close(): Promise<void> {
      server.close();
      await pool.end();
    },
  };
}

async function sideBySide(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const workThrough = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, workThrough));
}
