// Sends 320 webhooks a second for a minute, each timed from when it was due, and prints the rate next to the disk's
// commits a second. Then measures the time to the assistant's answer without the reading delay; web and worker run in
// one process, as with `npm start`.
import { createHmac } from "node:crypto";
import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeInboxShop } from "../../server/test/shops/inbox-shop.ts";
import { makeTalkingShop } from "../../server/test/shops/talking-shop.ts";
import { signUp } from "../../server/test/sign-up.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { freePort, META_SECRET, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";
import { commitsOf } from "../commits.ts";
import { watchMemory } from "../memory.ts";
import { postmasterOf, watchProcessors } from "../processor-time.ts";
import { startBenchProduct } from "../product.ts";

const RATE = Number(process.env.BENCH_INTAKE_RATE ?? 320);
const FOR_SECONDS = Number(process.env.BENCH_INTAKE_SECONDS ?? 60);
/** How many customers write, each many times. */
const PEOPLE = 2_000;
const GOAL_P99_MS = 500;
const GOAL_READ_A_SECOND = 200;
const ANSWERS = 60;
const BETWEEN_ANSWERS_MS = 500;
const MOST_WAIT_MS = 180_000;

export async function steadyIntake(): Promise<{ name: string; ok: boolean }[]> {
  const port = String(await freePort());
  const sandbox = await startSandboxProcess({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/meta` });
  const graph = await listenIn(sandbox.url);
  const outside = { META_GRAPH_URL: graph.url, META_APP_SECRET: META_SECRET };
  const product = await startBenchProduct({ PORT: port, ROLE: "both", ...outside });
  const shops = { person: (name?: string) => signUp(product.url, name), owner: product.owner } as TestProduct;
  const shop = await makeTalkingShop(shops, sandbox, { business: { delayResponse: 0 } });
  const silent = await makeInboxShop(shops, sandbox);
  const answers = await timeAnswers(product.url, shop.phoneNumberId, graph.sentTo);
  tell("webhook to answer, without the reading delay", answers);
  const intake = await timeIntake(product, silent);
  await product.stop();
  graph.close();
  await sandbox.close();
  return [{ name: `intake of ${RATE} webhooks a second`, ok: intake }];
}

type Product = Awaited<ReturnType<typeof startBenchProduct>>;

async function timeIntake(product: Product, shop: { businessId: string; phoneNumberId: string }): Promise<boolean> {
  const many = RATE * FOR_SECONDS;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const taken: number[] = [];
  const done: Promise<void>[] = [];
  let refused = 0;
  const read = watchProcessors({ product: product.pid ?? 0, PostgreSQL: await postmasterOf(product.owner) });
  const memory = watchMemory(product.pid ?? 0);
  const start = performance.now();
  for (let index = 0; index < many; ) {
    for (; index < many && start + (index * 1_000) / RATE <= performance.now(); index += 1) {
      const due = start + (index * 1_000) / RATE;
      const body = webhook(shop.phoneNumberId, personOf(index), `hola ${index}`, `wamid.steady${index}`);
      const answered = post(product.url, body, agent).then((status) => {
        if (status === 200) taken.push(performance.now() - due);
        else refused += 1;
      });
      done.push(answered);
    }
    await sleep(1);
  }
  await Promise.all(done);
  const stored = await countStored(product, shop.businessId, many);
  const spent = read();
  const whole = (performance.now() - start) / 1_000;
  const { first, quarters, most } = memory();
  agent.destroy();
  const { p99 } = tell(`${RATE} webhooks a second for ${FOR_SECONDS} s`, taken);
  const each = Object.entries(spent).map(([name, ms]) => `${name} ${Math.round((ms * 1_000) / many)}`);
  console.log(
    `    refused ${refused}; stored ${stored} of ${many}, the last ${whole.toFixed(1)} s after the first came; µs of processor time: ${each.join(", ")}`,
  );
  const commits = await commitsOf(product.clusterUrl);
  const rate = stored / whole;
  console.log(
    `    read ${rate.toFixed(0)} a second; this disk commits ${commits.one.toFixed(0)} times a second one after the other, ${commits.eight.toFixed(0)} by eight side by side; memory ${first} MB at first, ${quarters.join(", ")} after each quarter, ${most} at most`,
  );
  return refused === 0 && stored === many && p99 <= GOAL_P99_MS && rate >= GOAL_READ_A_SECOND;
}

/** Waits until there are enough messages or no more arrive, and returns their number. */
async function countStored({ owner }: Product, businessId: string, wanted: number): Promise<number> {
  const text = "select count(*)::int as n from messages where business_id = $1 and role = 'user'";
  const until = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const { rows } = await owner.query<{ n: number }>(text, [businessId]);
    const stored = rows[0]?.n ?? 0;
    if (stored >= wanted || Date.now() > until) return stored;
    await sleep(200);
  }
}

async function timeAnswers(url: string, number: string, sentTo: Map<string, number>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const written = new Map<string, number>();
  for (let index = 0; index < ANSWERS; index += 1) {
    const from = personOf(1_000_000 + index);
    written.set(from, performance.now());
    await post(url, webhook(number, from, "hola, ¿qué servicios tienen?", `wamid.asked${index}`), agent);
    await sleep(BETWEEN_ANSWERS_MS);
  }
  const until = Date.now() + 20_000;
  while (sentTo.size < written.size && Date.now() < until) await sleep(100);
  agent.destroy();
  if (sentTo.size < written.size) console.log(`    ${written.size - sentTo.size} were not answered`);
  return [...written].flatMap(([from, at]) => {
    const sent = sentTo.get(from.slice(-10));
    return sent === undefined ? [] : [sent - at];
  });
}

/**
 * A proxy in front of the sandbox's Meta: notes when the first message to each number passes, and forwards everything.
 */
async function listenIn(behind: string) {
  const sentTo = new Map<string, number>();
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (request.method === "POST" && request.url?.endsWith("/messages")) note(JSON.parse(body.toString()));
    const { method = "GET", headers } = request;
    const onwards = send(behind + request.url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onwards.on("error", () => reply.destroy());
    onwards.end(body);
  });
  function note({ to, type }: { to?: string; type?: string }): void {
    const last = to?.slice(-10);
    if (last && type && !sentTo.has(last)) sentTo.set(last, performance.now());
  }
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, sentTo, close: () => server.close() };
}

/** The HTTP status; 0 when the connection broke. */
function post(url: string, body: string, agent: Agent): Promise<number> {
  const signature = `sha256=${createHmac("sha256", META_SECRET).update(body).digest("hex")}`;
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-hub-signature-256": signature,
  };
  return new Promise((done) => {
    const asked = send(`${url}/api/webhooks/meta`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
    });
    asked.on("error", () => done(0));
    asked.end(body);
  });
}

function webhook(phoneNumberId: string, from: string, text: string, id: string): string {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "522221234567", phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: "Ana" }, wa_id: from }],
    messages: [{ from, id, timestamp, type: "text", text: { body: text } }],
  };
  const changes = [{ field: "messages", value }];
  return JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "1", changes }] });
}

const personOf = (index: number) => `52133${String(index >= 1_000_000 ? index : index % PEOPLE).padStart(8, "0")}`;

function tell(what: string, ms: number[]): { p50: number; p99: number } {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const [p50, p99] = [at(0.5), at(0.99)];
  console.log(`${what}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, of ${sorted.length}`);
  return { p50, p99 };
}
