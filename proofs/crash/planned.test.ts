// Once the reason of a planned message is gone and committed, no message is sent whose sending had not begun (G15 for
// planned messages, in small). `front-day` proves that deaths neither lose nor double them.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../server/test/shifted-world.ts";
import { HOUR, makePlanningShop, type PlanningShop } from "../../server/test/shops/planning-shop.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { chance, SEED } from "../seed.ts";
import { WITHDRAWN_PLANS } from "./planned-withdrawals.ts";

const at = "before-commit+after-commit+job-claimed+before-messaging";
const world = shiftedWorld({ FAULTS: `seed=${SEED};delay=0.3:120;at=${at}`, LOG_LEVEL: "fatal" });
const { clock } = world;

test("nothing goes out after its reason was withdrawn, unless its attempt had begun", async () => {
  const luck = chance();
  const late: string[] = [];
  let before = 0;
  let withheld = 0;
  const shop = await makePlanningShop(world, clock);
  await world.sandbox.fail({ graphFail: { times: 4, status: 429, code: 130429 } });
  const races = WITHDRAWN_PLANS.flatMap((one, kind) =>
    Array.from({ length: 5 }, (_, n) => ({ one, hour: kind * 5 + n })),
  );
  const planned = async (hour: number) => {
    const made = await shop.book(shop.at((6 + hour) * HOUR));
    const id = await eventually(async () => (await shop.planned(made._id, "scheduled"))._id as string, 30_000);
    return { made, id };
  };
  const soon = () => new Promise((later) => setTimeout(later, luck.next() * 400));
  const each = races.filter(({ one }) => !one.isForAll);
  const ends = await Promise.all(
    each.map(async ({ one, hour }) => {
      const { made, id } = await planned(hour);
      await makeDue(id);
      await soon();
      await one.withdraw(shop, made._id, id);
      return { by: one.by, id, begun: await begunOf(id) };
    }),
  );
  for (const one of WITHDRAWN_PLANS.filter(({ isForAll }) => isForAll)) {
    const hours = races.filter((race) => race.one === one).map(({ hour }) => hour);
    const all = await Promise.all(hours.map(planned));
    const [{ made, id: first }] = all as [(typeof all)[number]];
    await Promise.all(all.map(({ id }) => makeDue(id)));
    await soon();
    await one.withdraw(shop, made._id, first);
    ends.push(...(await Promise.all(all.map(async ({ id }) => ({ by: one.by, id, begun: await begunOf(id) })))));
  }
  await quiet(shop);
  for (const { by, id, begun } of ends) {
    const arrived = await arrivedOf(shop, id);
    if (arrived && !begun) late.push(`${id} arrived after ${by}`);
    if (arrived) before += 1;
    else withheld += 1;
  }
  expect(late, `seed ${SEED}`).toEqual([]);
  expect(before + withheld).toBe(races.length);
  expect(withheld, `seed ${SEED}`).toBeGreaterThan(0);
}, 240_000);

async function makeDue(id: string): Promise<void> {
  const { owner } = world.product;
  await owner.query("update notifications set deliver_at = now() where id = $1", [id]);
  await owner.query(
    "update pgboss.job set start_after = now() where name like 'notification-due.%' and data->'payload'->>'notificationId' = $1",
    [id],
  );
}

async function begunOf(id: string): Promise<boolean> {
  const { rows } = await world.product.owner.query(
    `select from notifications n join messages m on m.id = n.message_id
        where n.id = $1 and m.status in ('sending', 'sent', 'delivered', 'read', 'unknown')`,
    [id],
  );
  return rows.length > 0;
}

async function arrivedOf(shop: PlanningShop, id: string): Promise<boolean> {
  const { rows } = await world.product.owner.query(
    "select m.provider_id from notifications n join messages m on m.id = n.message_id where n.id = $1",
    [id],
  );
  const chat = await shop.heard();
  return chat.some((message) => message.id === rows[0]?.provider_id);
}

async function quiet({ businessId }: PlanningShop): Promise<void> {
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      `select (select count(*)::int from messages where business_id = $1 and status in ('queued', 'sending')) as waiting,
          (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')
            and start_after < now() + interval '1 min' and data->>'businessId' = $1::text
            and name not like 'send-overdue.%') as jobs`,
      [businessId],
    );
    if (rows[0].waiting + rows[0].jobs > 0) throw new Error(`not quiet: ${JSON.stringify(rows[0])}`);
  }, 120_000);
}
