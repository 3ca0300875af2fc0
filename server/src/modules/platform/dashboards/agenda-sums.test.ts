// Over random histories of two branches in different zones, what the dashboard of the agenda says is the sum of its
// appointments: each group of each chart, the bars, the figures, the busy hours, and the period before.
import { WEEKDAYS, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { roundTo } from "@mostrador/domain/kit/figures/rounding.ts";
import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
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
  ZONES,
} from "../../../../test/shops/two-zones.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const SLOT = 1800;
const PENDING = ["agendada", "confirmada", "pago_pendiente"];
const MISSED = ["cancelada", "no_asistida"];
const HOLDING = [...PENDING, "asistida"];
const PRICES = [25_000, 90_000] as const;

const Visit = fc.record({
  at: MOMENT.map((at) => at - (at % SLOT)),
  created: MOMENT,
  minutes: fc.constantFrom(10, 20, 30),
  status: fc.constantFrom(...HOLDING, ...MISSED, "no_pagada"),
  /** How long before it was cancelled. */
  notice: fc.integer({ min: 1, max: 48 * 60 }),
  specialist: BRANCH,
  service: BRANCH,
  branch: BRANCH,
});
type Visit = typeof Visit extends fc.Arbitrary<infer V> ? V : never;
/** A specialist has one appointment in a slot. */
const VISITS = fc.uniqueArray(Visit, { maxLength: 60, selector: ({ at, specialist }) => `${at} ${specialist}` });

test("appointments on the dashboard are the sums of their rows", async () => {
  await fc.assert(
    fc.asyncProperty(VISITS, QUESTIONS, async (visits, questions) => {
      const { sheetOf, ...shop } = await makeTwoZones(product);
      await insertVisits(shop, visits);
      for (const question of questions) {
        const seen = visits.filter(({ branch }) => question.branch === null || branch === question.branch);
        const sheet = await sheetOf("agenda", question);
        compare(sheet, seen, shop);
        await compareLists(sheet, shop, question.branch);
      }
    }),
    { numRuns: 6 },
  );
});

type Shop = {
  owner: { get: (path: string) => Promise<{ body: { data: { total: number; price: number } } }> };
  businessId: string;
  branches: readonly string[];
  specialistIds: readonly string[];
  serviceIds: readonly string[];
};

function compare(sheet: FigureSheet, visits: readonly Visit[], { specialistIds, serviceIds }: Shop) {
  const within = rowsWithin(visits);
  const now = within(sheet.period);
  const count = (statuses: readonly string[]) => (some: readonly Visit[]) =>
    some.filter(({ status }) => statuses.includes(status)).length;
  const cost = (of: (visit: Visit) => boolean) => (some: readonly Visit[]) =>
    some.filter(of).reduce((sum, { service }) => sum + (PRICES[service] ?? 0), 0) / 100;
  const isMissed = ({ status }: Visit) => status === "no_asistida";
  const isLate = ({ status, notice }: Visit) => status === "cancelada" && notice < 24 * 60;
  const groups = { attended: count(["asistida"]), pending: count(PENDING), missed: count(MISSED) };
  compareTime(sheet, "appointments-by-date", within, groups);
  compareTime(sheet, "appointments-average", within, { all: ({ length }) => length });
  compareTime(
    sheet,
    "appointments-by-creation",
    rowsWithin(visits, ({ created }) => created),
    {
      ...groups,
      missed: count([...MISSED, "no_pagada"]),
    },
  );
  compareTime(sheet, "losses", within, { "missed-cost": cost(isMissed), "late-cost": cost(isLate) });
  compareBars(sheet, "by-specialist", now, ({ specialist }) => specialistIds[specialist] ?? "", one);
  compareBars(sheet, "by-service", now, ({ service }) => serviceIds[service] ?? "", one);
  compareBars(sheet, "by-status", now, ({ status }) => status, one);
  compareFigures(sheet, within, {
    ...{ all: ({ length }) => length, ...groups, "cost-missed": cost(isMissed), "cost-late": cost(isLate) },
    attendance: (some) => percent(groups.attended(some), count(["asistida", "no_asistida"])(some)),
  });
  const busy = sheet.charts.find(({ id }) => id === "occupancy")?.series[0]?.values;
  const held = now.filter(({ status }) => HOLDING.includes(status));
  expect(busy).toEqual(
    WEEKDAYS.map((weekday) => {
      const some = held.filter(
        ({ at, branch }) => weekdayOf(localOf(ZONES[branch] as string, at * 1000).day) === weekday,
      );
      return roundTo(some.reduce((sum, { minutes }) => sum + minutes, 0) / 60, 1);
    }),
  );
}

/** The list behind the first number of each series of each chart has as many rows, or costs as much. */
async function compareLists({ charts, period }: FigureSheet, shop: Shop, branch: number | null) {
  for (const { id, dimension, places, series, unit } of charts.filter((chart) => chart.id !== "occupancy"))
    for (const { id: name, values } of series) {
      const at = values.findIndex((value) => value);
      const key = places[at]?.key;
      if (key === undefined) continue;
      const days = dimension === "time" ? period.groups.find(({ from }) => from === key) : period;
      const statuses =
        dimension === "status" ? key : STATUSES[id === "appointments-by-creation" ? `${name}-made` : name];
      const query = new URLSearchParams({
        ...{ businessId: shop.businessId, fromDay: days?.from ?? "", toDay: days?.to ?? "", limit: "1" },
        ...(branch !== null && { branchId: shop.branches[branch] ?? "" }),
        ...(id === "appointments-by-creation" && { by: "created" }),
        ...(dimension === "specialist" && { specialistId: key }),
        ...(dimension === "service" && { serviceId: key }),
        ...(statuses && { status: statuses }),
        ...(name === "late-cost" && { late: "true" }),
      });
      const { total, price } = (await shop.owner.get(`/api/appointment/records?${query}`)).body.data;
      expect([id, name, unit === "pesos" ? price : total]).toEqual([id, name, values[at]]);
    }
}

const STATUSES: Readonly<Record<string, string>> = {
  ...{ attended: "asistida", "attended-made": "asistida" },
  ...{ pending: PENDING.join(","), "pending-made": PENDING.join(",") },
  ...{ missed: MISSED.join(","), "missed-made": [...MISSED, "no_pagada"].join(",") },
  ...{ "missed-cost": "no_asistida", "late-cost": "cancelada" },
};

const one = () => 1;
const percent = (part: number, whole: number) => (whole === 0 ? null : roundTo((part / whole) * 100, 1));

async function insertVisits({ businessId, branches, specialistIds, serviceIds }: Shop, visits: readonly Visit[]) {
  await product.owner.query(
    `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, title, starts, ends, status,
       color_hex, created_by, updated_by, created_at, updated_at, cancelled_at)
     select $1, uuidv7(), uuidv7()::text, ($2::uuid[])[m.branch + 1], ($3::uuid[])[m.specialist + 1],
       ($4::uuid[])[m.service + 1], 'Cita', to_timestamp(m.at), to_timestamp(m.at + m.minutes * 60), m.status, '#2196f3',
       'prueba', 'prueba', to_timestamp(m.created), now(),
       case when m.status = 'cancelada' then to_timestamp(m.at - m.notice * 60) end
     from jsonb_to_recordset($5::jsonb) m (at float8, created float8, minutes int, status text, notice int, specialist int,
       service int, branch int)`,
    [businessId, branches, specialistIds, serviceIds, JSON.stringify(visits)],
  );
}
