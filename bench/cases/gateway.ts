// The question of the gateway, which it asks before each certificate, with the database there and stopped. The raw ceiling is
// an empty handler of `node:http`; the router's own emptiest answer is told, too.
import autocannon from "autocannon";
import { compare, load, median, ROUNDS, SECONDS } from "../measure.ts";
import { startBenchProduct } from "../product.ts";
import { startProcess } from "../start-process.ts";

export const GATEWAY_CASE = "gateway question";
const NAME = "citas.nopal.mx";
const GOAL = 0.5;
const GOAL_P99_MS = 5;
/** Far more than certificates are asked for, and less than what fills the processor. */
const RATE = 1_000;

/** How often it is answered next to the raw ceiling, and how long an answer takes while others ask, too. */
export async function gateway(): Promise<{ name: string; ok: boolean }[]> {
  const product = await startBenchProduct();
  await product.owner.query(
    `with one as (insert into partners (id, name, description, whatsapp, partner_code, subscription_end)
        values (gen_random_uuid(), 'Nopal', 'Agencia de prueba', '2220000000', 'nopal', now()) returning id)
      insert into partner_domains (partner_id, hostname, token, proved_at) select id, '${NAME}', 'x', now() from one`,
  );
  const raw = await startProcess("./raw-server.ts", { RAW_DATABASE_URL: product.clusterUrl });
  const empty = `http://127.0.0.1:${raw.port}/empty`;
  const question = `${product.url}/internal/tls-ask?domain=${NAME}`;
  while ((await fetch(question)).status !== 200) await new Promise((again) => setTimeout(again, 100));
  const watched = { product: { web: product.pid ?? 0 }, raw: { web: raw.child.pid ?? 0 } };
  const rate = async (url: string) => (await load({ url })).rate;
  const results: { name: string; ok: boolean }[] = [];
  const measure = async (state: string) => {
    const name = `${GATEWAY_CASE}${state}`;
    const each = { name, unit: "/s", product: () => rate(question), raw: () => rate(empty) };
    results.push(await compare({ ...each, goal: GOAL, watched }));
    const [mine, theirs] = [await late(question), await late(empty)];
    const ok = mine <= GOAL_P99_MS;
    console.log(
      `    ${RATE} a second: p99 ${mine.toFixed(1)} ms, empty ${theirs.toFixed(1)} ms  to reach ${GOAL_P99_MS} ms ${ok ? "✓" : "✗"}`,
    );
    results.push({ name: `${name}, p99`, ok });
  };
  await measure("");
  const router = await load({ url: `${product.url}/healthz` });
  console.log(`    an empty answer of the router: ${router.rate.toFixed(0)} a second, p99 ${router.p99.toFixed(1)} ms`);
  await product.stopDatabase();
  await measure(", PostgreSQL stopped");
  raw.child.disconnect();
  await product.stop().catch(() => {});
  return results;
}

/** The median of the rounds' p99. */
async function late(url: string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { latency, non2xx, errors } = await autocannon({ url, connections: 8, duration: SECONDS, overallRate: RATE });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the answers were not 200`);
    all.push(latency.p99);
  }
  return median(all);
}
