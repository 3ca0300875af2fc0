// Many planned messages of one business that are due together share transactions: each goes out once, decided for
// itself, and one that fails holds up no other.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop, type PlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld({ LOG_LEVEL: "silent" });
const { clock } = world;
const PEOPLE = 12;

/** Contacts who have just written, by their names. */
async function people({ businessId, clientId }: PlanningShop): Promise<{ id: string; name: string }[]> {
  const { owner } = world.product;
  await owner.query(
    `with c as (
       insert into contacts (business_id, id, name, phone, whatsapp, created_at, updated_at)
       select $1, uuidv7(), 'Ana ' || n, '52' || (2200000000 + n), (2200000000 + n)::text, now(), now()
       from generate_series(1, $2::int) n returning *)
     insert into threads (business_id, id, channel_id, contact_id, kind, last_seq, last_message_at, last_inbound_at, created_at, updated_at)
     select $1, uuidv7(), t.channel_id, c.id, 'whatsapp', 0, now(), now(), now(), now()
     from c, (select channel_id from threads where business_id = $1 and contact_id = $3 limit 1) t`,
    [businessId, PEOPLE, clientId],
  );
  const { rows } = await owner.query(
    "select id, name from contacts where business_id = $1 and name like 'Ana %' order by substr(name, 5)::int",
    [businessId],
  );
  return rows;
}

async function plan(shop: PlanningShop, clientId: string, text: string): Promise<void> {
  const notification = { businessId: shop.businessId, clientId, text, deliveryDate: shop.at(HOUR) };
  expect((await shop.owner.post("/api/notification", { notification })).status).toBe(201);
}

const outcomes = async ({ businessId }: PlanningShop): Promise<{ text: string; state: string }[]> => {
  const { rows } = await world.product.owner.query(
    "select text, state from notifications where business_id = $1 and kind = 'message' order by text",
    [businessId],
  );
  return rows;
};

const written = async ({ businessId }: PlanningShop): Promise<Record<string, number>> => {
  const { rows } = await world.product.owner.query(
    "select text, count(*)::int as count from messages where business_id = $1 and client_key like 'product:notification:%' group by text",
    [businessId],
  );
  return Object.fromEntries(rows.map(({ text, count }) => [text, count]));
};

test("each goes out once in its own words; who is gone gets none; two to one contact both arrive", async () => {
  const shop = await makePlanningShop(world, clock);
  const all = await people(shop);
  for (const { id } of all) await plan(shop, id, "Hola {{nombre}}");
  const [first, gone] = all.map(({ id }) => id);
  await plan(shop, first ?? "", "Otra cosa");
  const { owner } = world.product;
  await owner.query("update contacts set deleted_at = now() where id = $1", [gone]);
  await shop.timePasses(HOUR + MINUTE);
  await eventually(
    async () => expect((await outcomes(shop)).map(({ state }) => state)).not.toContain("planned"),
    20_000,
  );
  const expected = all.flatMap(({ name }, index) => (index === 1 ? [] : [[`Hola ${name}`, 1]]));
  expect(await written(shop)).toEqual({ ...Object.fromEntries(expected), "Otra cosa": 1 });
});

test("one that fails is tried again alone, and the others go out", async () => {
  const shop = await makePlanningShop(world, clock);
  const all = await people(shop);
  for (const { id, name } of all) await plan(shop, id, `Hola, ${name}`);
  const { owner } = world.product;
  await owner.query(`
    create function refuse_message() returns trigger language plpgsql as
      $$ begin if new.text = 'Hola, Ana 5' then raise exception 'not this one'; end if; return new; end $$;
    create trigger refuse_message before insert on messages for each row execute function refuse_message()`);
  await shop.timePasses(HOUR + MINUTE);
  await eventually(
    async () => expect((await outcomes(shop)).filter(({ state }) => state === "sent")).toHaveLength(PEOPLE - 1),
    20_000,
  );
  expect(await outcomes(shop)).toContainEqual({ text: "Hola, Ana 5", state: "planned" });
  await owner.query("drop function refuse_message() cascade");
  await eventually(
    async () => expect((await outcomes(shop)).map(({ state }) => state)).not.toContain("planned"),
    60_000,
  );
  expect(await written(shop)).toEqual(Object.fromEntries(all.map(({ name }) => [`Hola, ${name}`, 1])));
});
