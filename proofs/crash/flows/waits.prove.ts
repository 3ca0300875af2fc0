// Ten thousand contacts wait in a flow for 89 days. Meanwhile the flow gets a new version, old rows are deleted, some
// runs are stopped, and the clock moves 90 days: each of the others ends once, on the version with which it began.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../server/test/shifted-world.ts";
import { flowNode, makeFlow } from "../../../server/test/shops/flow-shop.ts";
import { makeShop, type Shop } from "../../../server/test/shops/shop.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import { figure } from "../../figure.ts";

const world = shiftedWorld();
const DAY = 86_400_000;
/** A tick of a timer starts at most so many. */
const TICK = 500;
const PEOPLE = 10_000;
const STOPPED = 50;
const PATIENCE_MS = 10 * 60_000;

test(
  "ten thousand waits outlive a new version, the deletion of old rows and ninety days",
  async () => {
    const shop = await makeShop(world.product);
    await fillContacts(shop, PEOPLE + TICK);
    const id = await makeWait(shop, "Larga", 89 * DAY);
    for (let count = TICK; count <= PEOPLE; count += TICK) await tick(shop, id, count);
    const edit = { flow: { meta: { active: false }, nodes: nodesOf(89 * DAY, "La segunda versión") } };
    expect((await shop.owner.put(`/api/flow/${id}`, edit)).status).toBe(200);
    const runs = (await shop.owner.get(`/api/flow-run?businessId=${shop.businessId}&flowId=${id}&limit=${STOPPED}`))
      .body;
    for (const { _id } of runs.data) expect((await shop.owner.post(`/api/flow-run/${_id}/stop`, {})).status).toBe(200);
    expect(runs.data).toHaveLength(STOPPED);

    world.clock.shift = DAY;
    const later = await makeWait(shop, "Más larga", 90 * DAY);
    await tick(shop, later, TICK);

    world.clock.shift = 88 * DAY;
    // a session does not last that long, and a new one counts from the clock of the machine
    await rows("update sessions set expires_at = expires_at + interval '90 days' where user_id = $1", [
      shop.owner.userId,
    ]);
    await deleteOldRows(shop);
    expect(await countRuns(shop, id, "waiting")).toBe(PEOPLE - STOPPED);
    world.clock.shift = 90 * DAY;
    const begun = Date.now();
    await makeJobsDue(shop, "flow-run-due");
    await eventually(async () => expect(await countRuns(shop, id, "waiting")).toBe(0), PATIENCE_MS);
    const seconds = Math.round((Date.now() - begun) / 1000);

    const [ended] = await rows(
      `select count(*) filter (where state = 'done' and version = 1)::int as done, count(*)::int as runs,
         count(*) filter (where state = 'stopped')::int as stopped from flow_runs where flow_id = $1`,
      [id],
    );
    const [words] = await rows(
      `select count(*)::int as steps, count(distinct s.run_id)::int as runs from flow_steps s
       join flow_runs r on r.business_id = s.business_id and r.id = s.run_id
       where r.flow_id = $1 and s.node_id = 'texto' and s.data->>'text' = 'La primera versión'`,
      [id],
    );
    const early = TICK - (await countRuns(shop, later, "waiting"));
    figure({
      promise: "flows: waits through a new version, the deletion of old rows and 90 days",
      measured: `${ended?.runs} runs, ${ended?.done} ended on their version, ${ended?.stopped} stopped, ${words?.steps} texts of ${words?.runs} runs, ${early} early, ${seconds} s`,
      goal: `${PEOPLE} runs, each ended or stopped once, none early`,
      holds:
        early === 0 &&
        ended?.runs === PEOPLE &&
        ended?.stopped === STOPPED &&
        ended?.done === PEOPLE - STOPPED &&
        words?.steps === PEOPLE - STOPPED &&
        words?.runs === PEOPLE - STOPPED,
    });
  },
  2 * PATIENCE_MS,
);

function nodesOf(ms: number, text: string): object[] {
  return [
    flowNode("trigger", "inicio", { event: "timer", minutes: 1440, contacts: "inactive", days: 60 }),
    flowNode("wait", "pausa", { ms }),
    flowNode("template_text", "texto", { text }),
  ];
}

function makeWait(shop: Shop, name: string, ms: number): Promise<string> {
  const nodes = nodesOf(ms, "La primera versión");
  return makeFlow(shop, { name, nodes, edges: ["inicio>pausa", "pausa>texto"], settings: { ends: ["optOut"] } });
}

/** Contacts who have not been in touch for long. */
async function fillContacts({ businessId }: Shop, count: number): Promise<void> {
  await rows(
    `insert into contacts (business_id, id, name, phone, whatsapp, last_interaction)
     select $1, uuidv7(), 'Ana', number, number, now() - interval '200 days'
     from (select (5_220_000_000 + n)::text as number from generate_series(1, $2::int) n) people`,
    [businessId, count],
  );
}

/** Until so many of the flow wait. */
async function tick(shop: Shop, flowId: string, count: number): Promise<void> {
  await makeJobsDue(shop, "flow-timer-due");
  await eventually(async () => expect(await countRuns(shop, flowId, "waiting")).toBe(count), PATIENCE_MS);
}

async function deleteOldRows(shop: Shop): Promise<void> {
  await rows(
    `insert into audit_entries (business_id, id, action, actor_kind, actor_name, summary, request_id, at)
     select $1, uuidv7(), 'x', 'system', 'x', 'viejo', 'x', now() - interval '30 months' from generate_series(1, 1000)`,
    [shop.businessId],
  );
  expect((await shop.owner.post("/api/privacy/retention/run", { businessId: shop.businessId })).status).toBe(200);
  await eventually(async () => {
    const [left] = await rows(
      "select count(*)::int as n from audit_entries where business_id = $1 and summary = 'viejo'",
      [shop.businessId],
    );
    expect(left?.n).toBe(0);
  }, PATIENCE_MS);
}

async function makeJobsDue({ businessId }: Shop, name: string): Promise<void> {
  await rows(
    `update pgboss.job set start_after = now()
     where state in ('created', 'retry') and name like $2 || '%' and data->>'businessId' = $1`,
    [businessId, name],
  );
}

async function countRuns({ businessId }: Shop, flowId: string, state: string): Promise<number> {
  const [row] = await rows(
    "select count(*)::int as n from flow_runs where business_id = $1 and flow_id = $2 and state = $3",
    [businessId, flowId, state],
  );
  return row?.n ?? 0;
}

async function rows(text: string, values: unknown[]): Promise<Record<string, number>[]> {
  return (await world.product.owner.query<Record<string, number>>(text, values)).rows;
}
