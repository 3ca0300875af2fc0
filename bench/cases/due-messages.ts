// 10,000 planned messages of one business come due in one moment, as greetings at ten in the morning do; the process
// decides each again and hands it to the conversation. The rate is compared with the same rows in plain SQL: a job is
// fetched, the message is locked, a message of the conversation is stored, both are marked.
//
// The last of a pile is late by as long as the pile takes, so the promise of lateness is for everybody else: meanwhile
// another business has a message due every tenth of a second, and 99 of 100 of them leave within a second.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { makeInboxShop } from "../../server/test/shops/inbox-shop.ts";
import { signUp } from "../../server/test/sign-up.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { freePort, META_SECRET, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";
import { type BenchProduct, startBenchProduct } from "../product.ts";
import { quickGraph } from "../quick-graph.ts";

const PILE = Number(process.env.BENCH_DUE_MESSAGES ?? 10_000);
const LEAST_RATIO = 0.2;
const MOST_LATE_MS = 1_000;
/** Between two messages of the other business, and how many it has. */
const BETWEEN_MS = 100;
const OTHERS = Math.max(20, Math.min(200, PILE / 50));
/** The connections of the raw run: the product's worker has as many jobs of one business at a time. */
const RAW_SIDE = 8;
const AHEAD_MS = 10_000;
const PATIENCE_MS = 300_000;

export async function dueMessages(): Promise<{ name: string; ok: boolean }> {
  const port = String(await freePort());
  const sandbox = await startSandboxProcess({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/meta` });
  const graph = await quickGraph(sandbox.url);
  const product = await startBenchProduct({
    PORT: port,
    ROLE: "both",
    META_GRAPH_URL: graph.url,
    META_APP_SECRET: META_SECRET,
  });
  const shops = { person: (name?: string) => signUp(product.url, name), owner: product.owner } as TestProduct;
  const [large, small] = [await makeInboxShop(shops, sandbox), await makeInboxShop(shops, sandbox)];
  const at = Date.now() + AHEAD_MS;
  await plan(product, large, { count: PILE, at, step: 0, first: 1 });
  await plan(product, small, { count: OTHERS, at: at + BETWEEN_MS, step: BETWEEN_MS, first: PILE + 1 });
  await product.owner.query("vacuum analyze notifications");
  await product.owner.query("vacuum analyze pgboss.job_common");
  if (Date.now() > at) throw new Error("filling took longer than the time ahead");
  const spent = (await settled(product, large.businessId, PILE)) - at;
  await settled(product, small.businessId, OTHERS);
  const [pile, others] = [await lateness(product, large.businessId), await lateness(product, small.businessId)];
  const raw = await rawRun(product, large.businessId);
  await product.stop();
  graph.close();
  await sandbox.close();
  const rate = (PILE * 1_000) / spent;
  const ok = rate / raw >= LEAST_RATIO && others.p99 <= MOST_LATE_MS && pile.sent === PILE && others.sent === OTHERS;
  console.log(
    `${PILE.toLocaleString("en")} messages due at once: ${rate.toFixed(0)} a second, raw ${raw.toFixed(0)}, ratio ${(rate / raw).toFixed(2)} (goal ${LEAST_RATIO}); others are late by ${others.p50.toFixed(0)} ms, p99 ${others.p99.toFixed(0)} (goal ${MOST_LATE_MS}) ${ok ? "✓" : "✗"}`,
  );
  console.log(
    `    of the pile, from the moment at which all are due: half within ${pile.p50.toFixed(0)} ms, p99 ${pile.p99.toFixed(0)}; sent ${pile.sent} and ${others.sent}`,
  );
  return { name: "due messages", ok };
}

type InboxShop = Awaited<ReturnType<typeof makeInboxShop>>;
type Planned = { count: number; at: number; step: number; first: number };

/** For contacts that have just written; with the jobs that the product's own planning writes. */
async function plan(
  { owner }: BenchProduct,
  { businessId, channelId }: InboxShop,
  { count, at, step, first }: Planned,
): Promise<void> {
  await owner.query(
    `insert into contacts (business_id, id, name, phone, whatsapp, created_at, updated_at)
     select $1, uuidv7(), 'Ana ' || n, '52' || (2200000000 + n), (2200000000 + n)::text, now(), now()
     from generate_series($2::int, $2::int + $3::int - 1) n`,
    [businessId, first, count],
  );
  await owner.query(
    `insert into threads (business_id, id, channel_id, contact_id, kind, last_seq, last_message_at, last_inbound_at, created_at, updated_at)
     select $1, uuidv7(), $2, id, 'whatsapp', 0, now(), now(), now(), now() from contacts where business_id = $1 and name like 'Ana %'`,
    [businessId, channelId],
  );
  await owner.query(
    `insert into notifications (business_id, id, kind, contact_id, with_appointments, text, deliver_at, created_by, created_at)
     select $1, uuidv7(), 'message', id, '{}', 'Hola {{nombre}}, te esperamos en {{negocio}}',
       $2::timestamptz + (row_number() over (order by id) - 1) * $3::float8 * interval '1 millisecond', 'banco', now()
     from contacts where business_id = $1 and name like 'Ana %'`,
    [businessId, new Date(at), step],
  );
  await owner.query(
    `insert into pgboss.job_common (id, name, data, group_id, start_after, created_on, keep_until, expire_seconds,
       deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select gen_random_uuid(), q.name, jsonb_build_object('businessId', n.business_id, 'requestId', 'bench',
         'payload', jsonb_build_object('notificationId', n.id)), n.business_id::text, n.deliver_at, now(),
       n.deliver_at + q.retention_seconds * interval '1s', q.expire_seconds, q.deletion_seconds, q.retry_limit,
       q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
     from notifications n join pgboss.queue q on q.name = 'notification-due.send-planned' where n.business_id = $1`,
    [businessId],
  );
}

/** When all were decided, by the clock of the wall. */
async function settled({ owner }: BenchProduct, businessId: string, count: number): Promise<number> {
  const text = "select count(*)::int as n from notifications where business_id = $1 and state <> 'planned'";
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const { rows } = await owner.query<{ n: number }>(text, [businessId]);
    if ((rows[0]?.n ?? 0) >= count) return Date.now();
  }
  throw new Error("the messages take too long");
}

async function lateness({ owner }: BenchProduct, businessId: string) {
  const { rows } = await owner.query<{ p50: number; p99: number; sent: number }>(
    `select 1000 * percentile_cont(0.5) within group (order by late) as p50,
       1000 * percentile_cont(0.99) within group (order by late) as p99,
       count(*) filter (where state = 'sent')::int as sent
     from (select state, extract(epoch from settled_at - deliver_at) as late from notifications where business_id = $1) n`,
    [businessId],
  );
  return rows[0] ?? { p50: 0, p99: 0, sent: 0 };
}

/** The same rows again in tables without policies, one transaction each; messages a second. */
async function rawRun({ owner, clusterUrl }: BenchProduct, businessId: string): Promise<number> {
  await owner.query(
    "create table raw_jobs as select id as job, id as notification from notifications where business_id = $1",
    [businessId],
  );
  await owner.query("create index on raw_jobs (job)");
  await owner.query("create table raw_notifications (like notifications including all)");
  await owner.query("insert into raw_notifications select * from notifications where business_id = $1", [businessId]);
  await owner.query("create table raw_messages (like messages including all)");
  const template =
    "create table raw_message as select * from messages where business_id = $1 and role = 'assistant' limit 1";
  await owner.query(template, [businessId]);
  const columns = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'raw_message' and is_generated = 'NEVER' and column_name not in ('id', 'client_key', 'seq', 'provider_id')
       and column_name in (select column_name from information_schema.columns where table_name = 'messages' and is_generated = 'NEVER')`,
  );
  const names = columns.rows[0]?.names ?? "";
  const pool = new pg.Pool({ connectionString: clusterUrl, max: RAW_SIDE });
  const begun = performance.now();
  let seq = 1_000_000;
  const work = async () => {
    for (;;) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const { rows } = await client.query<{ job: string; notification: string }>({
          name: "fetch",
          text: "select job, notification from raw_jobs limit 1 for update skip locked",
        });
        const [one] = rows;
        if (one) {
          await client.query({
            name: "lock",
            text: "select * from raw_notifications where business_id = $1 and id = $2 for update",
            values: [businessId, one.notification],
          });
          seq += 1;
          await client.query({
            name: "store",
            text: `insert into raw_messages (id, seq, client_key, ${names}) select uuidv7(), $1, $2, ${names} from raw_message`,
            values: [seq, one.notification],
          });
          await client.query({
            name: "mark",
            text: "update raw_notifications set state = 'sent', settled_at = now() where business_id = $1 and id = $2",
            values: [businessId, one.notification],
          });
          await client.query({ name: "done", text: "delete from raw_jobs where job = $1", values: [one.job] });
        }
        await client.query("commit");
        if (!one) return;
      } finally {
        client.release();
      }
    }
  };
  await Promise.all(Array.from({ length: RAW_SIDE }, work));
  const ms = performance.now() - begun;
  await pool.end();
  return (PILE * 1_000) / ms;
}
