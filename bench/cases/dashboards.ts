// The dashboards over a year of a large business: under 400 ms at the median, and at most 3 times a query written by hand
// for the same figures in the same run. So are the lists behind the numbers, and all of it with one more year of rows.
import { fillFigures, fillYearBefore } from "../fill-figures.ts";
import { type BenchProduct, startBenchProduct } from "../product.ts";

const MOST_MS = 400;
const MOST_TIMES = 3;
/** What a call takes in any case: the session, and up to 500 rows as JSON. */
const CALL_MS = 25;
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

/** Lists narrowed by the days of each branch, with the sums of all that they find: a month of the movements. */
const LISTS: Readonly<Record<string, string>> = {
  moneyMovement: `select m.*, b.name, c.name, c.lastname from money_movements m join branches b on b.business_id = m.business_id and b.id = m.branch_id
     left join contacts c on c.business_id = m.business_id and c.id = m.contact_id
     where m.business_id = $1 and m.date >= $2 and m.date < $3 order by m.date desc, m.id desc limit 501`,
  moneyMovementTotals: `select payment_method, type, sum(amount), count(*) from money_movements
     where business_id = $1 and date >= $2 and date < $3 group by 1, 2`,
};

export async function dashboards(): Promise<MeasuredResult[]> {
  const product = await startBenchProduct();
  await fillFigures(product);
  const results = [...(await areas(product, "a year")), ...(await lists(product, "a year"))];
  await fillYearBefore(product);
  results.push(...(await areas(product, "a year later")), ...(await lists(product, "a year later")));
  await product.stop();
  return results;
}

async function areas({ owner, businessId, url, headers }: BenchProduct, when: string): Promise<MeasuredResult[]> {
  const from = new Date(Date.now() - 364 * DAY);
  const results: MeasuredResult[] = [];
  for (const [area, statements] of Object.entries(BY_HAND)) {
    const byHand = async () => {
      for (const text of statements) await owner.query(text, [businessId, from]);
    };
    const days = `from=${dayOf(from)}&to=${dayOf(new Date())}`;
    const read = async () => {
      const data = (await ask(url, headers, `dashboard/${area}`, days)) as { figures: { value: number | null }[] };
      if (!data.figures[0]?.value) throw new Error(`dashboard of ${area}: nothing was counted`);
    };
    results.push(await measured(`dashboard of ${area}, ${when}`, read, byHand));
  }
  return results;
}

async function lists({ owner, businessId, url, headers }: BenchProduct, when: string): Promise<MeasuredResult[]> {
  const [from, to] = [new Date(Date.now() - 60 * DAY), new Date(Date.now() - 30 * DAY)];
  const results: MeasuredResult[] = [];
  for (const [path, text] of Object.entries(LISTS)) {
    const read = () => ask(url, headers, path, `fromDay=${dayOf(from)}&toDay=${dayOf(to)}`);
    const byHand = () => owner.query(text, [businessId, from, to]);
    results.push(await measured(`dashboard rows, ${path}, ${when}`, read, byHand));
  }
  return results;
}

export type MeasuredResult = { name: string; ok: boolean };

export async function measured(
  name: string,
  read: () => Promise<unknown>,
  hand: () => Promise<unknown>,
): Promise<MeasuredResult> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await timed(hand));
    mine.push(await timed(read));
  }
  const [took, byHand] = [median(mine), median(theirs)];
  const ok = took <= MOST_MS && took <= Math.max(byHand * MOST_TIMES, CALL_MS);
  console.log(`${name.padEnd(52)} ${took.toFixed(0)} ms / ${byHand.toFixed(0)} ms by hand ${ok ? "✓" : "✗"}`);
  return { name, ok };
}

async function ask(url: string, headers: Record<string, string>, path: string, query: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/${path}?businessId=${headers["x-business-id"]}&${query}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
