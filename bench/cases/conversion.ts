// The conversion of a funnel through which 100,000 contacts went, 290,000 moves in all: measured as the dashboards are.
import { fillContacts } from "../fill.ts";
import { type BenchProduct, startBenchProduct } from "../product.ts";
import { type MeasuredResult, measured } from "./dashboards.ts";

const PEOPLE = 100_000;
const PHASES = 5;
const DAYS = 90;
const DAY = 86_400_000;

/** All stays of the funnel, for places that all have their scenario. */
const BY_HAND = `with stays as (
    select contact_id, split_part(to_place, '.', 1) as phase, lead(moved_at) over later - moved_at as stay,
      max(split_part(to_place, '.', 1)) over (later rows between 1 following and unbounded following) as furthest
    from funnel_moves where business_id = $1 and funnel_id = $2
    window later as (partition by contact_id order by moved_at, id))
  select phase, count(distinct contact_id), count(distinct contact_id) filter (where furthest > phase), count(stay),
    percentile_cont(0.5) within group (order by stay) from stays group by phase`;

export const CONVERSION_CASE = "conversion of a funnel";

export async function conversion(): Promise<MeasuredResult[]> {
  const product = await startBenchProduct();
  const { owner, businessId, url, headers } = product;
  const funnelId = await fillMoves(product);
  const byHand = () => owner.query(BY_HAND, [businessId, funnelId]);
  const read = (days: string) => async () => {
    const answer = await fetch(`${url}/api/funnel/${funnelId}/conversion?businessId=${businessId}${days}`, { headers });
    const { phases } = ((await answer.json()) as { data: { phases: { entered: number }[] } }).data;
    if (!phases[0]?.entered) throw new Error("nobody entered the first phase");
  };
  const from = new Date(Date.now() - (DAYS / 3) * DAY).toISOString().slice(0, 10);
  const results = [
    await measured(`${CONVERSION_CASE}, from its start`, read(""), byHand),
    await measured(`${CONVERSION_CASE}, 30 of ${DAYS} days`, read(`&from=${from}`), byHand),
  ];
  await product.stop();
  return results;
}

/** Each contact enters the first phase; of them 70, 55, 40 and 25 of a hundred come to the next ones. */
async function fillMoves(product: BenchProduct): Promise<string> {
  const { owner, businessId, url, headers } = product;
  await fillContacts(product, 1, PEOPLE);
  const phases = Array.from({ length: PHASES }, (_, at) => ({
    ...{ name: `Fase ${at + 1}`, type: "personalized", scenarios: [{ name: "Uno" }] },
  }));
  const answer = await fetch(`${url}/api/funnel`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ funnel: { businessId, name: "Ventas", phases } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: { _id: string; phases: { scenarios: { _id: string }[] }[] } };
  const scenarios = data.phases.map(({ scenarios: [first] }) => first?._id);
  await owner.query(
    `insert into funnel_moves (business_id, id, funnel_id, contact_id, from_place, to_place, action, moved_by, moved_at, from_scenario_id, to_scenario_id)
     select $1, uuidv7(), $2, c.id, case when step = 1 then 'sin_fase' else 'fase_' || step - 1 || '.uno' end,
       'fase_' || step || '.uno', 'none', 'banco',
       now() - make_interval(mins => (c.n * 7919) % (${DAYS} * 1440)) + make_interval(mins => step * 60 + (c.n * 31) % 600),
       ($3::uuid[])[step - 1], ($3::uuid[])[step]
     from generate_series(1, ${PHASES}) step,
       (select id, row_number() over (order by id)::int as n from contacts where business_id = $1) c
     where step = 1 or c.n % 100 < 100 - step * 15`,
    [businessId, data._id, scenarios],
  );
  await owner.query("vacuum analyze");
  return data._id;
}
