// A shop with two branches in different zones, and what a property test of its dashboards asks: periods, their groups,
// and the period before.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { barsOf, totalsByKey } from "@mostrador/domain/kit/figures/cells.ts";
import { movingAverages } from "@mostrador/domain/kit/figures/moving-average.ts";
import type { Chart, FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { newId } from "../../src/kernel/id.ts";
import type { TestProduct } from "../start-product.ts";
import { makeShop } from "./shop.ts";

export const ZONES = ["America/Mexico_City", "America/Tijuana"] as const;
/** In seconds. Tijuana changes its clocks on 2026-03-08. */
export const MOMENT = fc.integer({
  min: Date.parse("2026-02-01T00:00:00Z") / 1000,
  max: Date.parse("2026-04-30T00:00:00Z") / 1000,
});
export const BRANCH = fc.constantFrom(0, 1);

const Question = fc.record({
  from: fc.integer({ min: -5, max: 80 }),
  days: fc.integer({ min: 1, max: 70 }),
  by: fc.constantFrom("day", "week", "month"),
  branch: fc.constantFrom(0, 1, null),
});
export const QUESTIONS = fc.array(Question, { minLength: 3, maxLength: 3 });
export type Question = typeof Question extends fc.Arbitrary<infer Q> ? Q : never;

export async function makeTwoZones(product: TestProduct) {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const branches = [branchId, await secondBranch(product, businessId, branchId)];
  const chosen = ({ branch }: Question) => (branch === null ? "" : `&branchId=${branches[branch]}`);
  return {
    ...{ ...shop, branches },
    async sheetOf(dashboard: string, question: Question): Promise<FigureSheet> {
      const from = addDays("2026-02-01", question.from);
      const days = `from=${from}&to=${addDays(from, question.days - 1)}&by=${question.by}${chosen(question)}`;
      const { body, status } = await owner.get(`/api/dashboard/${dashboard}?businessId=${businessId}&${days}`);
      expect(status).toBe(200);
      return body.data;
    },
    /** The totals of a list over the same days, those of each branch. */
    async totalsOf(list: string, question: Question, { from, to }: FigureSheet["period"], filters: object) {
      const days = new URLSearchParams({ businessId, fromDay: from, toDay: to, ...filters });
      const { body, status } = await owner.get(`/api/${list}Totals?${days}${chosen(question)}`);
      expect(status).toBe(200);
      return body.data;
    },
  };
}

type Row = { at: number; branch: number | null };

/** The rows of days, by the day of their branch; without a branch by that of the business. */
export function rowsWithin<R extends Row>(rows: readonly R[], momentOf = ({ at }: R) => at) {
  const dayOf = (row: R) => localOf(ZONES[row.branch ?? 0] as string, momentOf(row) * 1000).day;
  return ({ from, to }: { from: string; to: string }) => rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to);
}

/** Each group of a chart over time is the measure of its rows, and so are its averages. */
export function compareTime<R>(
  { charts, period }: FigureSheet,
  id: string,
  within: (days: { from: string; to: string }) => readonly R[],
  measures: Readonly<Record<string, (rows: readonly R[]) => number>>,
) {
  const { series } = charts.find((chart) => chart.id === id) as Chart;
  expect([id, series.map((one) => one.id)]).toEqual([id, Object.keys(measures)]);
  for (const { id: name, values, average } of series) {
    const measure = measures[name] as (rows: readonly R[]) => number;
    expect([id, name, values]).toEqual([id, name, period.groups.map((group) => measure(within(group)))]);
    if (average) expect(average).toEqual(movingAverages(values as number[], period.by));
  }
}

/** Each bar is the measure of the rows with its key, the largest first. */
export function compareBars<R>(
  { charts }: FigureSheet,
  id: string,
  rows: readonly R[],
  keyOf: (row: R) => string,
  measure: (row: R) => number,
) {
  const chart = charts.find((one) => one.id === id) as Chart;
  const cells = rows.map((row) => ({ group: 2, row }));
  const bars = barsOf(
    totalsByKey(
      cells,
      ({ row }) => keyOf(row),
      ({ row }) => measure(row),
    ),
    (key) => key,
  );
  expect([id, chart.places.map(({ key }) => key)]).toEqual([id, bars.places.map(({ key }) => key)]);
  expect([id, chart.series[0]?.values]).toEqual([id, bars.values]);
}

/** The figures of both periods; of those that are not compared, the value alone. */
export function compareFigures<R>(
  { figures, period }: FigureSheet,
  within: (days: { from: string; to: string }) => readonly R[],
  measures: Readonly<Record<string, (rows: readonly R[]) => number | null>>,
) {
  for (const [id, measure] of Object.entries(measures)) {
    const figure = figures.find((one) => one.id === id);
    expect([id, figure?.value, figure?.before]).toEqual([id, measure(within(period)), measure(within(period.before))]);
  }
}

async function secondBranch({ owner }: TestProduct, businessId: string, branchId: string): Promise<string> {
  const id = newId();
  await owner.query(
    `insert into branches select made.* from branches b, jsonb_populate_record(null::branches, to_jsonb(b)
       || jsonb_build_object('id', $3::text, 'name', 'Norte', 'zone', 'America/Tijuana')) made
     where b.business_id = $1 and b.id = $2`,
    [businessId, branchId, id],
  );
  return id;
}
