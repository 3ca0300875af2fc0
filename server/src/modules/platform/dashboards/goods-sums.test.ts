// Over random histories of two branches in different zones, what the dashboards of stock and orders say is the sum of their
// rows, and the list behind a bar adds up to it.
import { roundTo } from "@mostrador/domain/kit/figures/rounding.ts";
import type { Chart } from "@mostrador/domain/kit/figures/schema.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  BRANCH,
  compareBars,
  compareFigures,
  compareTime,
  MOMENT,
  makeTwoZones,
  QUESTIONS,
  rowsWithin,
} from "../../../../test/shops/two-zones.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const Movement = fc.record({
  at: MOMENT,
  type: fc.constantFrom("in", "out"),
  quantity: fc.integer({ min: 1, max: 1000 }),
  product: BRANCH,
  branch: BRANCH,
  cause: fc.constantFrom("order", "count", "transfer", "other"),
});
type Movement = typeof Movement extends fc.Arbitrary<infer M> ? M : never;

test("stock on the dashboard is the sum of the movements", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Movement, { maxLength: 60 }), QUESTIONS, async (movements, questions) => {
      const shop = await makeTwoZones(product);
      const products = await insertMovements(shop, movements);
      const units = (type: string) => (some: readonly Movement[]) =>
        some.reduce((sum, one) => sum + (one.type === type ? one.quantity : 0), 0);
      for (const question of questions) {
        const sheet = await shop.sheetOf("inventory", question);
        const within = rowsWithin(movements.filter(({ branch }) => [branch, null].includes(question.branch)));
        const outs = within(sheet.period).filter(({ type }) => type === "out");
        const quantity = (one: Movement) => one.quantity;
        compareTime(sheet, "stock-by-time", within, { in: units("in"), out: units("out") });
        compareBars(sheet, "out-by-product", outs, (one) => products[one.product] ?? "", quantity);
        compareBars(sheet, "out-by-cause", outs, ({ cause }) => cause, quantity);
        compareBars(sheet, "out-by-branch", outs, ({ branch }) => shop.branches[branch] ?? "", quantity);
        compareFigures(sheet, within, { in: units("in"), out: units("out") });
        const { places, series } = sheet.charts.find(({ id }) => id === "out-by-cause") as Chart;
        for (const [at, { key }] of places.entries()) {
          const totals = await shop.totalsOf("stockMovement", question, sheet.period, { type: "out", cause: key });
          expect(totals).toMatchObject({ in: 0, out: series[0]?.values[at] });
        }
      }
    }),
    { numRuns: 6 },
  );
});

const Line = fc.record({
  name: fc.constantFrom("Crema", "Shampoo", "Ampolleta"),
  quantity: fc.integer({ min: 1, max: 20 }),
  cents: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
});
const Order = fc.record({
  at: MOMENT,
  branch: fc.constantFrom(0, 1, null),
  status: fc.constantFrom("pending", "delivered", "canceled"),
  source: fc.constantFrom("assistant", "whatsapp", "person"),
  currency: fc.constantFrom("MXN", "MXN", "USD"),
  lines: fc.uniqueArray(Line, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
});
type Order = typeof Order extends fc.Arbitrary<infer O> ? O : never;

test("orders on the dashboard are the sums of the orders", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Order, { maxLength: 40 }), QUESTIONS, async (orders, questions) => {
      const shop = await makeTwoZones(product);
      await insertOrders(shop, orders);
      const isHeld = ({ status }: Order) => status !== "canceled";
      const priced = (some: readonly Order[]) => some.filter((one) => isHeld(one) && one.currency === "MXN");
      const sold = (some: readonly Order[]) =>
        priced(some)
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity, cents }) => sum + quantity * (cents ?? 0), 0) / 100;
      const count = (status: string) => (some: readonly Order[]) => some.filter((one) => one.status === status).length;
      for (const question of questions) {
        const sheet = await shop.sheetOf("orders", question);
        const within = rowsWithin(orders.filter(({ branch }) => [branch, null].includes(question.branch)));
        const now = within(sheet.period);
        const statuses = { delivered: count("delivered"), pending: count("pending"), canceled: count("canceled") };
        compareTime(sheet, "orders-by-time", within, statuses);
        compareTime(sheet, "sold-by-time", within, { sold });
        compareBars(
          sheet,
          "by-source",
          now,
          ({ source }) => source,
          () => 1,
        );
        const lines = now.filter(isHeld).flatMap((one) => one.lines);
        compareBars(
          sheet,
          "by-product",
          lines,
          ({ name }) => name,
          ({ quantity }) => quantity,
        );
        compareFigures(sheet, within, {
          ...{ all: ({ length }) => length, pending: count("pending"), sold },
          ticket: (some) => (priced(some).length === 0 ? null : roundTo(sold(some) / priced(some).length, 2)),
        });
        const { places, series } = sheet.charts.find(({ id }) => id === "by-product") as Chart;
        for (const [at, { key }] of places.entries()) {
          const totals = await shop.totalsOf("order", question, sheet.period, { item: key });
          expect(totals.units).toBe(series[0]?.values[at]);
        }
        const all = await shop.totalsOf("order", question, sheet.period, {});
        expect([all.count, all.total]).toEqual([now.length, sold(now)]);
      }
    }),
    { numRuns: 6 },
  );
});

type Shop = Awaited<ReturnType<typeof makeTwoZones>>;

/** The ids of the products. */
async function insertMovements(shop: Shop, movements: readonly Movement[]): Promise<string[]> {
  const { owner, businessId, branches } = shop;
  const make = async (name: string): Promise<string> =>
    (await owner.post("/api/product", { product: { businessId, name, description: "De un litro", price: 120 } })).body
      .data._id;
  const products = [await make("Shampoo"), await make("Crema")];
  const [order, count, transfer] = [newId(), newId(), newId()];
  await insertOrders(shop, [], order);
  await product.owner.query(
    `insert into stock_sheets (business_id, id, kind, request_key, reason, created_by, created_at)
     select $1, s.id, s.kind, s.id::text, 'prueba', 'prueba', now()
     from (values ($2::uuid, 'count'), ($3::uuid, 'transfer')) s (id, kind)`,
    [businessId, count, transfer],
  );
  await product.owner.query(
    `insert into stock_movements (business_id, id, branch_id, product_id, type, quantity, date, created_by, created_at,
       order_id, sheet_id)
     select $1, uuidv7(), ($2::uuid[])[m.branch + 1], ($3::uuid[])[m.product + 1], m.type, m.quantity, to_timestamp(m.at),
       'prueba', now(), case when m.cause = 'order' then $5::uuid end,
       case m.cause when 'count' then $6::uuid when 'transfer' then $7::uuid end
     from jsonb_to_recordset($4::jsonb) m (at float8, type text, quantity int, product int, branch int, cause text)`,
    [businessId, branches, products, JSON.stringify(movements), order, count, transfer],
  );
  return products;
}

/** `empty`: the id of one without lines, long before. */
async function insertOrders({ owner, businessId, branches }: Shop, orders: readonly Order[], empty?: string) {
  const client = { businessId, name: "Rosa", lastname: "Luna", whatsapp: "2223334455" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const bare = { at: 0, branch: null, status: "pending", source: "person", currency: "MXN", lines: [] };
  const rows = [...orders.map((one) => ({ ...one, id: newId() })), ...(empty ? [{ ...bare, id: empty }] : [])];
  await product.owner.query(
    `insert into orders (business_id, id, contact_id, branch_id, status, source, currency, delivery_method, created_by,
       updated_by, created_at, updated_at)
     select $1, m.id, $2, ($3::uuid[])[m.branch + 1], m.status, m.source, m.currency, 'pickup', 'prueba',
       'prueba', to_timestamp(m.at), now()
     from jsonb_to_recordset($4::jsonb) m (id uuid, at float8, branch int, status text, source text, currency text)`,
    [businessId, clientId, branches, JSON.stringify(rows)],
  );
  await product.owner.query(
    `insert into order_items (business_id, order_id, position, name, quantity, price)
     select $1, m.id, l.position, l.line ->> 'name', (l.line ->> 'quantity')::int, (l.line ->> 'cents')::numeric / 100
     from jsonb_to_recordset($2::jsonb) m (id uuid, lines jsonb),
       jsonb_array_elements(m.lines) with ordinality l (line, position)`,
    [businessId, JSON.stringify(rows)],
  );
}
