// G17: no clock change loses, doubles or invents a free hour, in ten zones from 2024 to 2032. The database and the
// process agree on the time (D-3.1).
import { isZone } from "@mostrador/domain/kit/time.ts";
import { freeSlots } from "@mostrador/domain/scheduling/appointments/slots/slots.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../server/test/start-product.ts";
import { Agenda } from "../agenda.ts";
import { freeHours } from "../free-hours.ts";
import { dayText, isoOf, minutesOf, offsetOfSecond, shownAt } from "../local-time.ts";
import { NO_RESTS, type Settings, type Week, weekBody } from "../settings.ts";
import { makeShop, type Shop } from "../shop-of-settings.ts";
import { type Transition, transitionsOf } from "./transitions.ts";

const ZONES = [
  "America/Mexico_City",
  "America/Tijuana",
  "America/Ciudad_Juarez",
  "America/Cancun",
  "America/Hermosillo",
  "America/Matamoros",
  "America/Ojinaga",
  "America/Chihuahua",
  "America/Mazatlan",
  "America/New_York",
];
const [FIRST_YEAR, LAST_YEAR] = [2024, 2032];
/** For zones without a change: the days on which other zones change. */
const CHANGES = ZONES.map((zone) => transitionsOf(zone, FIRST_YEAR, LAST_YEAR));
const BORDER = CHANGES.reduce((most, some) => (some.length > most.length ? some : most), []);
const DAYS = ZONES.flatMap((zone, index) => {
  const own = CHANGES[index] as Transition[];
  return (own.length > 0 ? own : BORDER).map(({ at }) => ({ zone, day: shownAt(zone, Math.floor(at / 60)).day }));
});
const SIX_HOURS = 6 * 3600;
const STEP = 15;
const DURATION = 45;

/** Open all day except for a rest in the hours in which clocks change. */
const OPEN: Week = NO_RESTS.map(() => [
  { from: "00:00", to: "01:15" },
  { from: "01:30", to: "23:59" },
]);
const NOW = Date.UTC(2023, 11, 1);

let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => NOW });
  shop = await makeShop(product.url);
});
afterAll(() => product?.close());

test("what may be named as a zone, the database counts by too; an offset or a timestamp is none", async () => {
  const strange = [
    "2026-04-05T02:30:00-06:00",
    "-06:00",
    "+05:30",
    "GMT+3",
    "SystemV/PST8",
    "posixrules",
    "PST",
    "",
    "Z",
  ];
  const names = [...Intl.supportedValuesOf("timeZone"), "UTC", "US/Central", "Mexico/General", "Etc/GMT+6", ...strange];
  const taken = names.filter(isZone);
  expect(taken.length).toBeGreaterThan(400);
  expect(taken).toEqual(expect.arrayContaining([...ZONES, "US/Central", "Mexico/General"]));
  expect(strange.slice(0, 3).filter(isZone)).toEqual([]);
  await product.owner.query("select now() at time zone zone from unnest($1::text[]) zone", [taken]);
});

test("the zones change their clocks as often as their laws say, each time by an hour", () => {
  const counts = Object.fromEntries(ZONES.map((zone, index) => [zone, (CHANGES[index] as Transition[]).length]));
  const border = { "America/Tijuana": 18, "America/Ciudad_Juarez": 18, "America/Matamoros": 18, "America/Ojinaga": 18 };
  const never = Object.fromEntries(ZONES.map((zone) => [zone, 0]));
  expect(counts).toEqual({ ...never, ...border, "America/New_York": 18 });
  for (const { zone, at } of CHANGES.flat()) {
    expect(Math.abs(offsetOfSecond(zone, at) - offsetOfSecond(zone, at - 1)), `${zone} ${at}`).toBe(3600);
  }
});

test("the database changes the clocks in the same second, and at no other time", async () => {
  const { rows } = await product.owner.query<{ zone: string; at: number }>(
    `select zone, extract(epoch from t)::float8 as at from (
      select zone, t, t at time zone zone - t at time zone 'UTC' as shift,
        lag(t at time zone zone - t at time zone 'UTC') over (partition by zone order by t) as before
      from unnest($1::text[]) zone, generate_series($2::timestamptz, $3::timestamptz, interval '6 hours') t
    ) clock where shift <> before order by zone, t`,
    [ZONES, new Date(Date.UTC(FIRST_YEAR, 0, 1)), new Date(Date.UTC(LAST_YEAR + 1, 0, 1))],
  );
  // A check every six hours shows whether there was a change; its exact second is checked below.
  const seen = ({ zone, at }: Transition) => `${zone} ${Math.ceil(at / SIX_HOURS) * SIX_HOURS}`;
  expect(rows.map(seen).sort()).toEqual(CHANGES.flat().map(seen).sort());
  const moments = CHANGES.flat().flatMap(({ zone, at }) => [at - 1, at, at + 1].map((second) => ({ zone, second })));
  const told = await product.owner.query<{ shift: number }>(
    `select extract(epoch from to_timestamp(second) at time zone zone - to_timestamp(second) at time zone 'UTC')::float8
      as shift from unnest($1::text[], $2::float8[]) with ordinality as m (zone, second, place) order by place`,
    [moments.map(({ zone }) => zone), moments.map(({ second }) => second)],
  );
  expect(told.rows.map(({ shift }) => shift)).toEqual(moments.map(({ zone, second }) => offsetOfSecond(zone, second)));
  expect(told.rows).toHaveLength(90 * 3);
});

test("the rule gives the day before, of and after each change its hours: none lost, doubled, skipped or closed", () => {
  const wrong = DAYS.flatMap(({ zone, day }) => {
    const found = freeSlots({
      zone,
      from: dayText(day - 1),
      to: dayText(day + 1),
      notBefore: 0,
      branch: { schedules: weekBody(OPEN), rests: {}, frecuency: STEP },
      service: { durationMinutes: DURATION, rests: null },
      specialists: [{ id: "one", rests: {}, busy: { starts: [], ends: [] } }],
    });
    return complaintsOf(
      zone,
      day,
      found.map(({ start, end }) => `${isoOf(zone, start)} ${isoOf(zone, end)}`),
    );
  });
  expect(DAYS.length).toBe(ZONES.length * 18);
  expect(wrong).toEqual([]);
});

test("the free hours of the product are the same, over HTTP", async () => {
  const [branchId] = Object.keys(shop.settings.branches) as [string];
  const [serviceId] = Object.keys(shop.settings.services) as [string];
  const [specialistId] = Object.keys(shop.settings.specialists) as [string];
  const wrong: string[] = [];
  for (const zone of ZONES) {
    const schedules = { ...weekBody(OPEN), frecuency: STEP };
    await shop.owner.put(`/api/branch/${branchId}`, { branch: { schedules, timezone: { name: zone } } });
    for (const { day } of DAYS.filter((one) => one.zone === zone)) {
      const range = { from: dayText(day - 1), to: dayText(day + 1) };
      const asked = { businessId: shop.businessId, branchId, serviceId, specialistId, ...range };
      const answer = await shop.owner.get(`/api/slot?${new URLSearchParams(asked)}`);
      const found = (answer.body.slots as { start: string; end: string }[]).map(({ start, end }) => `${start} ${end}`);
      wrong.push(...complaintsOf(zone, day, found));
    }
  }
  expect(wrong).toEqual([]);
});

/** `found`: start and end of each, in order, of three days around `day`. */
function complaintsOf(zone: string, day: number, found: string[]): string[] {
  const should = expectedOf(zone, day);
  const lost = should.filter((slot) => !found.includes(slot)).map((slot) => `${zone}: ${slot} is lost`);
  const invented = found.filter((slot) => !should.includes(slot)).map((slot) => `${zone}: ${slot} is not to be had`);
  const doubled = found.length - new Set(found.map((slot) => slot.slice(0, 16))).size;
  const miscounted = [day - 1, day, day + 1].filter((one) => countOn(zone, one) !== startsOn(found, one));
  return [
    ...lost,
    ...invented,
    ...(doubled > 0 ? [`${zone}: ${doubled} hours around ${dayText(day)} are given twice`] : []),
    ...miscounted.map((one) => `${zone}: ${startsOn(found, one)} hours on ${dayText(one)}, not ${countOn(zone, one)}`),
  ];
}

function startsOn(found: string[], day: number): number {
  return found.filter((slot) => slot.startsWith(dayText(day))).length;
}

const expectedOf = once((zone, day): string[] => {
  const settings: Settings = {
    branches: { b: { zone, week: OPEN, step: STEP, isArchived: false } },
    specialists: { p: { branch: "b", rests: NO_RESTS, gives: ["s"], isArchived: false } },
    services: { s: { duration: DURATION, before: 0, after: 0, capacity: 1, rests: null, isArchived: false } },
  };
  const days = { from: day - 1, to: day + 1 };
  const expected = freeHours(settings, new Agenda(), { branch: "b", service: "s", ...days, now: 0 });
  return expected.map(({ start, end }) => `${start} ${end}`);
});

/**
 * The expected number of starts of a day, counted by hand. It counts every existing quarter hour whose 45 minutes
 * avoid the rest from 01:15 to 01:30 and the day's last minute.
 */
const countOn = once((zone, day): number => {
  const shown = minutesOf(zone, day).map((minute) => shownAt(zone, minute).minute);
  const isOpen = (minute: number | undefined) => minute !== undefined && minute < 1439 && (minute < 75 || minute >= 90);
  const quarters = new Map<number, number>();
  shown.forEach((minute, index) => {
    if (minute % STEP === 0 && !quarters.has(minute)) quarters.set(minute, index);
  });
  return [...quarters.values()].filter(
    (index) => shown.slice(index, index + DURATION).every(isOpen) && index + DURATION <= shown.length,
  ).length;
});

/** Compares both the rule and the product with it. */
function once<T>(count: (zone: string, day: number) => T): (zone: string, day: number) => T {
  const known = new Map<string, T>();
  return (zone, day) => {
    const key = `${zone} ${day}`;
    const found = known.get(key) ?? count(zone, day);
    known.set(key, found);
    return found;
  };
}
