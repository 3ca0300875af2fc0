import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import { freeHours } from "./free-hours.ts";

const WORK = [{ from: "09:00", to: "14:00" }];
const CLOSED = [{ from: "00:00", to: "00:00" }];
const WEEK = { monday: WORK, tuesday: WORK, wednesday: WORK, thursday: WORK, friday: WORK, saturday: WORK };
/** A closed marker would rest the whole day. */
const NO_REST = {};
const branch = (fields: object = {}) =>
  ({
    ...{ _id: "b", name: "Centro", schedules: { ...WEEK, sunday: CLOSED, frecuency: 30 } },
    ...{ restSchedules: NO_REST, dates: {}, ...fields },
  }) as unknown as Branch;
const ana = { _id: "ana", name: "Ana", colorHex: "#000000", restSchedules: NO_REST, isArchived: false, branchId: "b" };
const entry = (from: string, to: string, fields: object = {}) =>
  ({
    ...{ start: `2026-11-23T${from}:00-06:00`, end: `2026-11-23T${to}:00-06:00`, specialistId: "ana" },
    ...{ status: "agendada", minutesBefore: 0, minutesAfter: 0, ...fields },
  }) as unknown as AgendaEntry;
const MONDAY = "2026-11-23";
const ask = (entries: AgendaEntry[], now = 0, place = branch(), day = MONDAY) =>
  freeHours([place], [ana as never], entries, day, now)[0];
const hours = (spans: readonly { from: number; to: number }[] = []) =>
  spans.map(({ from, to }) => [from / 60, to / 60]);
const freeOf = (found: ReturnType<typeof ask>) => hours(found?.people[0]?.free);

test("what is left between appointments, blocks and their cleaning, from the next quarter of an hour on", () => {
  const busy = [
    entry("10:00", "11:00", { minutesAfter: 15 }),
    entry("12:00", "13:00", { status: "block" }),
    entry("13:00", "14:00", { status: "cancelada" }),
  ];
  expect(freeOf(ask(busy))).toEqual([
    [9, 10],
    [11.25, 12],
    [13, 14],
  ]);
  expect(freeOf(ask(busy, 11 * 60 + 20))).toEqual([
    [11.5, 12],
    [13, 14],
  ]);
  // less than half an hour is no hour to offer
  expect(freeOf(ask(busy, 13 * 60 + 35))).toEqual([]);
});

test("a closed day has no hours and says why, and those of another branch are not counted", () => {
  expect(ask([], 0, branch(), "2026-11-22")).toMatchObject({ closed: "", people: [{ free: [] }] });
  const closed = branch({ dates: { [MONDAY]: { name: "Puente", hours: [] } } });
  expect(ask([], 0, closed)).toMatchObject({ closed: "Puente" });
  expect(freeHours([branch({ _id: "c" })], [ana as never], [], MONDAY, 0)[0]?.people).toEqual([]);
});

test("a class is free while it has places left, and taken once it is full", () => {
  const member = (_id: string) =>
    entry("10:00", "11:00", { _id, clientName: _id, capacity: 2, branchId: "b", serviceId: "yoga" });
  expect(freeOf(ask([member("sol")]))).toEqual([[9, 14]]);
  expect(freeOf(ask([member("sol"), member("mar")]))).toEqual([
    [9, 10],
    [11, 14],
  ]);
});
