import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { createTurns } from "./turns.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

test("a business whose calls pile up behind a lock keeps nobody else waiting, and gets all of them done", async () => {
  const stuck = await makeShop(product);
  const other = await makeShop(product);
  const client = { businessId: stuck.businessId, name: "Ana", whatsapp: "2220010001" };
  const clientId = (await stuck.owner.post("/api/client", { client })).body.data._id;
  const holder = new pg.Client({ connectionString: product.owner.options.connectionString as string });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from specialists where id = $1 for update", [stuck.specialistIds[0]]);
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 30 * 24 * 3_600_000;
  const bookings = Array.from({ length: 40 }, (_, index) =>
    stuck.owner.post("/api/appointment", {
      appointment: {
        clientId,
        businessId: stuck.businessId,
        branchId: stuck.branchId,
        specialistId: stuck.specialistIds[0],
        serviceId: stuck.serviceIds[0],
        start: new Date(start + index * 3_600_000).toISOString(),
        confirmOutsideHours: true,
      },
    }),
  );
  try {
    await eventually(async () => {
      const { rows } = await product.owner.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows[0].n).toBeGreaterThanOrEqual(5);
    });
    // all calls that may arrive have arrived
    await new Promise((later) => setTimeout(later, 500));
    const answer = await other.owner.get(`/api/client?businessId=${other.businessId}`);
    expect(answer.status).toBe(200);
  } finally {
    await holder.query("commit");
    await holder.end();
  }
  const done = await Promise.all(bookings);
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 201));
});

test("turns are taken in order, so many at once, and a failure gives its place back", async () => {
  const turns = createTurns(2);
  const begun: number[] = [];
  let mostAtOnce = 0;
  let atOnce = 0;
  const work = (index: number) => async () => {
    begun.push(index);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise((later) => setImmediate(later));
    atOnce -= 1;
    if (index % 3 === 0) throw new Error("by design");
    return index;
  };
  const ends = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((index) => turns.take("a", work(index))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(mostAtOnce).toBe(2);
  expect(ends.map(({ status }) => status === "fulfilled")).toEqual([false, true, true, false, true, true, false]);
  expect(await turns.take("a", async () => "free")).toBe("free");
});

test("a place that rests is passed on late, and at once to another key or after a quiet time", async () => {
  const REST_MS = 200;
  const turns = createTurns(1, 10, REST_MS);
  const order: string[] = [];
  const call = (key: string) => turns.take(key, async () => order.push(key));
  const crowd = [call("crowded"), call("crowded")];
  await crowd[0];
  // the second of the crowd waits for the rest of the place, which delays nobody else
  await call("other");
  await call("other");
  expect(order).toEqual(["crowded", "other", "other"]);
  await Promise.all(crowd);
  expect(order).toEqual(["crowded", "other", "other", "crowded"]);
});
