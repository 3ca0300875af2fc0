// Over random histories of two branches in different zones, what a dashboard says is the sum of its rows: each group of
// each chart, the bars, the figures, and the period before.
import { movingAverages } from "@mostrador/domain/kit/figures/moving-average.ts";
import { roundTo } from "@mostrador/domain/kit/figures/rounding.ts";
import type { Chart, Figure, FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRANCH, MOMENT, makeTwoZones, QUESTIONS, rowsWithin } from "../../../../test/shops/two-zones.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const Movement = fc.record({
  at: MOMENT,
  cents: fc.integer({ min: 100, max: 99_999_999 }),
  type: fc.constantFrom("in", "out"),
  method: fc.constantFrom("cash", "credit", "debit", "transfer", "mercado_pago", "check"),
  category: fc.constantFrom("sales", "rent", "Propinas"),
  branch: BRANCH,
  /** A tip is no ticket, and a further payment of a ticket is none either. */
  part: fc.constantFrom("ticket", "ticket", "further", "tip"),
});
test("money on the dashboard is the sum of the movements", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Movement, { maxLength: 60 }), QUESTIONS, async (movements, questions) => {
      const { businessId, branches, sheetOf, totalsOf } = await makeTwoZones(product);
      await insertMovements(businessId, branches, movements);
      for (const question of questions) {
        const sheet = await sheetOf("finance", question);
        const [moneyIn, moneyOut] = ["in", "out"].map((name) => sheet.figures.find(({ id }) => id === name)?.value);
        const listed = await totalsOf("moneyMovement", question, sheet.period, {});
        expect([listed.in, listed.out]).toEqual([moneyIn, moneyOut]);
        compare(
          sheet,
          movements.filter(({ branch }) => question.branch === null || branch === question.branch),
        );
      }
    }),
    { numRuns: 6 },
  );
});

type Movement = typeof Movement extends fc.Arbitrary<infer M> ? M : never;

function compare({ period, figures, charts }: FigureSheet, movements: readonly Movement[]) {
  const within = rowsWithin(movements);
  const sum = (some: readonly Movement[]) => some.reduce((all, { cents }) => all + cents, 0) / 100;
  const ofType = (some: readonly Movement[], type: string) => some.filter((one) => one.type === type);
  const now = within(period);
  const before = within(period.before);
  const figure = (id: string) => figures.find((one) => one.id === id) as Figure;
  for (const type of ["in", "out"]) {
    expect([figure(type).value, figure(type).before]).toEqual([sum(ofType(now, type)), sum(ofType(before, type))]);
  }
  const [time, ...others] = charts as [Chart, ...Chart[]];
  const bars = others.filter(({ id }) => id !== "ticket-by-time");
  const sales = (some: readonly Movement[]) => ofType(some, "in").filter(({ category }) => category === "sales");
  const tickets = others.find(({ id }) => id === "ticket-by-time")?.series[0]?.values;
  expect(tickets).toEqual(
    period.groups.map((group) => {
      const sold = sales(within(group));
      const count = sold.filter(({ part }) => part === "ticket").length;
      return count === 0 ? null : roundTo(sum(sold.filter(({ part }) => part !== "tip")) / count, 2);
    }),
  );
  for (const { id, values, average } of time.series) {
    expect(values).toEqual(period.groups.map((group) => sum(ofType(within(group), id))));
    expect(average).toEqual(movingAverages(values as number[], period.by));
  }
  const KEYS: Record<string, (one: Movement) => string> = {
    metodo: (one) => one.method,
    categoria: (one) => one.category,
  };
  for (const { dimension, places, series } of bars) {
    const [{ id, values }] = series as [Chart["series"][number]];
    const total = values.reduce<number>((all, value) => all + Math.round((value ?? 0) * 100), 0) / 100;
    expect(total).toBe(figure(id).value);
    const keyOf = KEYS[dimension];
    if (!keyOf) continue;
    places.forEach(({ key }, at) => {
      expect(values[at]).toBe(sum(ofType(now, id).filter((one) => keyOf(one) === key)));
    });
  }
}

async function insertMovements(businessId: string, branches: readonly string[], movements: readonly Movement[]) {
  await product.owner.query(
    `insert into money_movements (business_id, id, branch_id, date, amount, type, payment_method, category, is_tip, is_ticket,
       created_by, updated_by, created_at, updated_at)
     select $1, uuidv7(), ($2::uuid[])[m.branch + 1], to_timestamp(m.at), m.cents / 100.0, m.type, m.method, m.category, m.part = 'tip', m.part = 'ticket',
       'prueba', 'prueba', now(), now()
     from jsonb_to_recordset($3::jsonb) m (at float8, cents int, type text, method text, category text, branch int, part text)`,
    [businessId, branches, JSON.stringify(movements)],
  );
}
