// Plans a campaign to 100,000 contacts in under a minute with flat memory, next to one raw statement that copies as many
// rows into the same table without policies; then stops it, until nothing is planned any more.
import { setTimeout as sleep } from "node:timers/promises";
import { fillContacts } from "../fill.ts";
import { watchMemory } from "../memory.ts";
import { type BenchProduct, startBenchProduct } from "../product.ts";

const CONTACTS = Number(process.env.BENCH_CAMPAIGN_CONTACTS ?? 100_000);
const MOST_MS = 60_000;
/** Above the memory at the start. */
const MOST_GROWTH_MB = 100;
const PATIENCE_MS = 300_000;

export async function planCampaign(): Promise<{ name: string; ok: boolean }> {
  const product = await startBenchProduct({ ROLE: "both" });
  await fillContacts(product, 1, CONTACTS);
  await product.owner.query("vacuum analyze contacts");
  const id = await makeCampaign(product);
  const memory = watchMemory(product.pid ?? 0);
  let begun = performance.now();
  await control(product, id, "start");
  const planned = await until(product, "select is_planned as yes from campaigns where id = $1", id);
  const ms = planned - begun;
  const { first, most } = memory();
  const { rows } = await product.owner.query("select count(*)::int as all from notifications where rule_id = $1", [id]);
  begun = performance.now();
  await control(product, id, "stop");
  const answered = performance.now() - begun;
  const left = "select not exists (select from notifications where rule_id = $1 and state = 'planned') as yes";
  const stopped = (await until(product, left, id)) - begun;
  const raw = await rawRun(product, id);
  await product.stop();
  const ok = rows[0].all === CONTACTS && ms < MOST_MS && !(most - first > MOST_GROWTH_MB);
  console.log(
    `campaign to ${CONTACTS.toLocaleString("en")} contacts: planned in ${Math.round(ms)} ms (goal ${MOST_MS}), raw ${Math.round(raw)} ms, ratio ${(raw / ms).toFixed(2)}; memory ${first} to ${most} MB ${ok ? "✓" : "✗"}`,
  );
  console.log(`    stopped: answered in ${Math.round(answered)} ms, all withdrawn in ${Math.round(stopped)} ms`);
  return { name: "campaign plan", ok };
}

async function makeCampaign(product: BenchProduct): Promise<string> {
  const { businessId } = product;
  const audience = { businessId, name: "Todos", filter: { hasEmail: "yes" } };
  const audienceId = (await post(product, "/api/audience", { audience }))._id;
  const campaign = { businessId, audienceId, name: "A todos", message: "Hola {{nombre}}, te esperamos", pace: 1 };
  return (await post(product, "/api/campaign", { campaign }))._id;
}

function control(product: BenchProduct, id: string, action: string) {
  return post(product, `/api/campaign/${id}/control`, { businessId: product.businessId, action });
}

async function post({ url, headers }: BenchProduct, path: string, body: object) {
  const json = { ...headers, "content-type": "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers: json, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text).data;
}

/** When the statement answered yes. */
async function until({ owner }: BenchProduct, statement: string, id: string): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { rows } = await owner.query(statement, [id]);
    if (rows[0]?.yes) return performance.now();
    await sleep(50);
  }
  throw new Error("the campaign takes too long");
}

/** The same rows again, in one statement. */
async function rawRun({ owner, businessId }: BenchProduct, id: string): Promise<number> {
  await owner.query("create table raw_notifications (like notifications including all)");
  const begun = performance.now();
  await owner.query(
    "insert into raw_notifications select * from notifications where business_id = $1 and rule_id = $2",
    [businessId, id],
  );
  return performance.now() - begun;
}
