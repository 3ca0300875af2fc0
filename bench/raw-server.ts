// The raw ceiling: node:http, `pg` and plain SQL, without session, validation or tenant. `run.ts` starts it.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

const db = new pg.Pool({ connectionString: process.env.RAW_DATABASE_URL, max: 8 });
const ask = (name: string, text: string, values: unknown[]) => db.query({ name, text, values });
const SPECIALISTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const BUSY = `select specialist_id s, array_agg(extract(epoch from starts_at)::int / 60 order by starts_at) a,
    array_agg(extract(epoch from ends_at)::int / 60 order by starts_at) e
  from appt where tenant_id = 1 and specialist_id = any($1::int[]) and starts_at < $3
    and starts_at > $2::timestamptz - interval '1 day' and ends_at > $2 and status <> 'cancelled' group by 1`;
const SHIFTS =
  "select specialist_id s, dow, start_min a, end_min e from work_shift where specialist_id = any($1::int[])";
const LIST = "select id, first_name, last_name, phone, email, created_at from contact where tenant_id = 1";
const WORDS = "(first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(email, ''))";
const BOOK = `with c as (insert into contact (tenant_id, first_name, last_name, phone, email) values (1, $1, 'x', $2, null)
    on conflict (tenant_id, phone) do update set first_name = excluded.first_name returning id)
  insert into appt (tenant_id, specialist_id, contact_id, starts_at, ends_at)
  select 1, $3, c.id, $4::timestamptz, $4::timestamptz + interval '45 min' from c returning id`;
const HOOK = `with t as (insert into thread (tenant_id, contact_id, last_text, unread) values (1, $1, $2, 1)
    on conflict (tenant_id, contact_id) do update set last_message_at = now(), last_text = excluded.last_text, unread = thread.unread + 1 returning id)
  insert into message (tenant_id, thread_id, dir, ext_id, body) select 1, t.id, 0, $3, $2 from t
  on conflict (tenant_id, ext_id) do nothing returning id`;
const THREADS = `select t.id, t.last_message_at, t.last_text, t.unread, c.first_name, c.last_name, c.phone
  from thread t join contact c on c.id = t.contact_id where t.tenant_id = 1 order by t.last_message_at desc limit 50`;

/** As many columns and bytes per row as the product sends: thirty columns, about a kilobyte. */
const MORE = Array.from({ length: 23 }, (_, at) => `'${"x".repeat(30)}' as more_${at}`).join(", ");
const LONG_THREADS = THREADS.replace("c.phone", `c.phone, ${MORE}`);

type Busy = { s: number; a: number[]; e: number[] };
type Body = {
  name: string;
  phone: string;
  specialist: number;
  start: string;
  contact: number;
  text: string;
  id: string;
};

const handlers: Record<string, (url: URL, body: Body) => Promise<unknown>> = {
  slots: (url) => slots(url.searchParams.get("from") as string, Number(url.searchParams.get("days"))),
  page: async () => (await ask("page", `${LIST} order by id desc limit 100`, [])).rows,
  search: async (url) =>
    (
      await ask("search", `${LIST} and ${WORDS} ilike $1 order by id desc limit 100`, [
        `%${url.searchParams.get("q")}%`,
      ])
    ).rows,
  threads: async () => (await ask("threads", THREADS, [])).rows,
  "long-threads": async () => (await ask("long-threads", LONG_THREADS, [])).rows,
  book: async (_, body) => (await ask("book", BOOK, [body.name, body.phone, body.specialist, body.start])).rows[0],
  hook: async (_, body) => (await ask("hook", HOOK, [body.contact, body.text, body.id])).rows[0] ?? { dup: true },
};

async function slots(from: string, days: number): Promise<[number, number][]> {
  const first = Date.parse(from) / 60_000;
  const [busy, shifts] = await Promise.all([
    ask("busy", BUSY, [SPECIALISTS, from, new Date((first + days * 1440) * 60_000)]),
    ask("shifts", SHIFTS, [SPECIALISTS]),
  ]);
  const bySpecialist = new Map((busy.rows as Busy[]).map((row) => [row.s, row]));
  const shiftOf = new Map(
    (shifts.rows as { s: number; dow: number; a: number; e: number }[]).map((row) => [row.s * 8 + row.dow, row]),
  );
  const free: [number, number][] = [];
  for (const id of SPECIALISTS) {
    const { a, e } = bySpecialist.get(id) ?? { a: [], e: [] };
    let next = 0;
    for (let day = 0; day < days; day += 1) {
      const start = first + day * 1440;
      const shift = shiftOf.get(id * 8 + new Date(start * 60_000).getUTCDay());
      if (!shift) continue;
      for (let at = start + shift.a; at + 45 <= start + shift.e; at += 30) {
        while (next < a.length && (e[next] as number) <= at) next += 1;
        if (next >= a.length || (a[next] as number) >= at + 45) free.push([id, at]);
      }
    }
  }
  return free;
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || "{}") as Body;
}

const server = createServer(async (request, reply) => {
  if (request.url === "/empty") return void reply.setHeader("content-type", "application/json").end("{}");
  const url = new URL(request.url ?? "/", "http://localhost");
  try {
    const body = await read(request);
    const answer = await handlers[url.pathname.slice(1)]?.(url, body);
    reply.setHeader("content-type", "application/json");
    reply.end(JSON.stringify(answer));
  } catch (error) {
    reply.statusCode = (error as { code?: string }).code === "23P01" ? 409 : 500;
    reply.end(JSON.stringify({ error: (error as Error).message }));
  }
});
server.listen(0, "127.0.0.1", () => process.send?.({ ready: true, port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
