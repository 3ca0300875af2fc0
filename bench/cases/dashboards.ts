// The dashboards over a year of a large business: under 400 ms at the median, and at most 3 times a query written by hand
// for the same figures in the same run.
import { fillFigures } from "../fill-figures.ts";
import { startBenchProduct } from "../product.ts";

const MOST_MS = 400;
const MOST_TIMES = 3;
const ROUNDS = 9;
const DAY = 86_400_000;

/** Each gives the sums of one month, written for branches that all have one zone. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  finance: [
    `select date_trunc('month', date at time zone 'America/Mexico_City'), type, payment_method, category, branch_id, sum(amount), count(*)
     from money_movements where business_id = $1 and date >= $2 group by 1, 2, 3, 4, 5`,
  ],
  inventory: [
    `select date_trunc('month', date at time zone 'America/Mexico_City'), type, product_id, branch_id, appointment_id is null, sum(quantity)
     from stock_movements where business_id = $1 and date >= $2 group by 1, 2, 3, 4, 5`,
  ],
  agenda: [
    `select date_trunc('month', starts at time zone 'America/Mexico_City'), status, specialist_id, service_id, count(*)
     from appointments where business_id = $1 and starts >= $2 and not is_block group by 1, 2, 3, 4`,
    `select date_trunc('month', created_at at time zone 'America/Mexico_City'), status, count(*)
     from appointments where business_id = $1 and created_at >= $2 and not is_block group by 1, 2`,
    `select (starts at time zone 'America/Mexico_City')::date, sum(ends - starts)
     from appointments where business_id = $1 and starts >= $2 and not is_block
       and status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente') group by 1`,
    `select count(*), count(*) filter (where latest > came) from (
       select max(starts) filter (where status = 'asistida') came, max(starts) latest
       from appointments where business_id = $1 and starts >= $2 and not is_block and contact_id is not null
         and status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente') group by contact_id) c where came is not null`,
  ],
  contacts: [
    `select date_trunc('month', created_at at time zone 'America/Mexico_City'), type, gender, whatsapp <> '', count(*)
     from contacts where business_id = $1 and created_at >= $2 and deleted_at is null group by 1, 2, 3, 4`,
    "select count(*), count(*) filter (where type = 'client') from contacts where business_id = $1 and deleted_at is null and $2 < now()",
    `select specialist_id, count(*), count(*) filter (where next < starts + interval '30 days'), count(*) filter (where next < starts + interval '60 days'),
       count(*) filter (where next < starts + interval '90 days') from (
         select specialist_id, starts, row_number() over visits, lead(starts) over visits as next
         from appointments where business_id = $1 and starts >= $2 and status = 'asistida' and contact_id is not null
         window visits as (partition by contact_id order by starts)) v where row_number = 1 group by 1`,
  ],
  orders: [
    `select date_trunc('month', o.created_at at time zone 'America/Mexico_City'), o.status, o.source, count(distinct o.id), sum(i.price * i.quantity)
     from orders o join order_items i on i.business_id = o.business_id and i.order_id = o.id
     where o.business_id = $1 and o.created_at >= $2 group by 1, 2, 3`,
    `select i.name, sum(i.quantity) from orders o join order_items i on i.business_id = o.business_id and i.order_id = o.id
     where o.business_id = $1 and o.created_at >= $2 and o.status <> 'canceled' group by 1`,
  ],
};

export async function dashboards(): Promise<{ name: string; ok: boolean }[]> {
  const product = await startBenchProduct();
  await fillFigures(product);
  const from = new Date(Date.now() - 364 * DAY);
  const results: { name: string; ok: boolean }[] = [];
  for (const [area, statements] of Object.entries(BY_HAND)) {
    const [mine, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(
        await timed(async () => {
          for (const text of statements) await product.owner.query(text, [product.businessId, from]);
        }),
      );
      mine.push(await timed(() => read(product.url, product.headers, area, from)));
    }
    const [took, byHand] = [median(mine), median(theirs)];
    const ok = took <= MOST_MS && took <= byHand * MOST_TIMES;
    const name = `dashboard of ${area}, a year`;
    console.log(`${name.padEnd(38)} ${took.toFixed(0)} ms / ${byHand.toFixed(0)} ms by hand ${ok ? "✓" : "✗"}`);
    results.push({ name, ok });
  }
  await product.stop();
  return results;
}

async function read(url: string, headers: Record<string, string>, area: string, from: Date): Promise<void> {
  const days = `from=${from.toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}`;
  const answer = await fetch(`${url}/api/dashboard/${area}?businessId=${headers["x-business-id"]}&${days}`, {
    headers,
  });
  const { data } = (await answer.json()) as { data?: { figures: { value: number | null }[] } };
  if (!answer.ok || !data?.figures[0]?.value) throw new Error(`dashboard of ${area}: nothing was counted`);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
