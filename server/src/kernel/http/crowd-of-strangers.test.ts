// Strangers from many addresses crowd the public page of one business: calls beyond its limit wait, while the page of
// another business is answered (G37 measures the timing).
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../test/shops/booking-shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";

/** How many strangers one page serves at the same time (`open-product.ts`). */
const TURN = 3;
const CALLERS = 40;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web", settings: { TRUSTED_PROXIES: "1" } });
});
afterAll(() => product.close());

async function waiting(): Promise<number> {
  const { rows } = await product.owner.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}

test("a crowd of strangers at one business has few places, and another business's page is served meanwhile", async () => {
  const crowded = await makeBookingShop(product);
  const other = await makeBookingShop(product);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { start } = (await crowded.hours(day(1), { to: day(6) })).body.data.hours[0];
  const holder = new pg.Client({ connectionString: product.owner.options.connectionString as string });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from specialists where business_id = $1 for update", [crowded.businessId]);
  let answered = 0;
  const calls = Array.from({ length: CALLERS }, async (_, index) => {
    const { serviceIds, branchId, at } = crowded;
    const booking = { name: "Ana López", whatsapp: crowded.number(), serviceId: serviceIds[0], branchId, start };
    const answer = await fetch(`${product.url}${at}/booking`, {
      method: "POST",
      // each from a network of its own
      headers: { "content-type": "application/json", "x-forwarded-for": `203.0.${index}.7` },
      body: JSON.stringify({ booking: { ...booking, key: `crowd-${index}-key` } }),
    });
    answered += 1;
    return answer.status;
  });
  try {
    await eventually(async () => expect(await waiting()).toBe(TURN));
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await other.hours(day(1))).status).toBe(200);
      expect(await waiting()).toBeLessThanOrEqual(TURN);
    }
    expect(answered).toBe(0);
  } finally {
    await holder.query("commit");
    await holder.end();
  }
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 201)).not.toHaveLength(0);
});
