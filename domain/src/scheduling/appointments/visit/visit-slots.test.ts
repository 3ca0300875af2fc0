import { expect, test } from "vitest";
import type { SlotQuestion } from "../slots/slot-question.ts";
import { linesText, readLines } from "./visit-lines.ts";
import { visitMinutes } from "./visit-minutes.ts";
import { freeVisits } from "./visit-slots.ts";

const DAY = "2026-11-24";
const NONE = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
/** Epoch minutes of an hour of that day in Puebla. */
const at = (time: string) => Date.parse(`${DAY}T${time}:00-06:00`) / 60_000;
const busyAt = (...times: [string, string][]) => ({
  starts: times.map(([from]) => at(from)),
  ends: times.map(([, to]) => at(to)),
});
const service = (minutes: number, people: Record<string, [string, string][]>): SlotQuestion => ({
  zone: "America/Mexico_City",
  ...{ from: DAY, to: DAY, notBefore: 0 },
  branch: { schedules: { ...NONE, tuesday: [{ from: "09:00", to: "12:00" }] }, rests: NONE, frecuency: 60 },
  service: { durationMinutes: minutes, rests: null },
  specialists: Object.entries(people).map(([id, busy]) => ({ id, rests: NONE, busy: busyAt(...busy) })),
});
const found = (...lines: SlotQuestion[]) =>
  freeVisits(lines, 10).map((visit) =>
    visit.map(
      ({ start, specialistId }) => `${specialistId} ${new Date((start - 360) * 60_000).toISOString().slice(11, 16)}`,
    ),
  );

test("the others begin where the one before ends, off the grid of starts too, and all of it within the hours", () => {
  expect(found(service(45, { ana: [] }), service(30, { ana: [] }))).toEqual([
    ["ana 09:00", "ana 09:45"],
    ["ana 10:00", "ana 10:45"],
  ]);
});

test("whoever began goes on where that is possible; else whoever is free, with the fewest changes", () => {
  const cut = service(60, { ana: [], luis: [] });
  const dry = service(30, { ana: [["10:00", "11:00"]], luis: [] });
  expect(found(cut, dry)).toEqual([
    ["luis 09:00", "luis 10:00"],
    ["ana 10:00", "ana 11:00"],
  ]);
  expect(found(service(60, { ana: [] }), dry, dry)).toEqual([
    ["ana 09:00", "luis 10:00", "luis 10:30"],
    ["ana 10:00", "ana 11:00", "ana 11:30"],
  ]);
});

test("where nobody is free for one of them, that start is none", () => {
  expect(found(service(60, { ana: [] }), service(30, { ana: [["10:00", "12:00"]] }))).toEqual([]);
  expect(found()).toEqual([]);
});

const prepared = (line: SlotQuestion, minutesBefore: number, minutesAfter: number): SlotQuestion => ({
  ...line,
  service: { ...line.service, minutesBefore, minutesAfter },
});

test("each person prepares before their first part and cleans up after their last, the client does not wait", () => {
  const part = (specialistId: string, minutesBefore: number, minutesAfter: number) => ({
    ...{ specialistId, minutesBefore, minutesAfter },
  });
  const told = (...parts: Parameters<typeof visitMinutes>[0]) =>
    visitMinutes(parts).map((one) => [one.minutesBefore, one.minutesAfter]);
  expect(told(part("ana", 10, 15))).toEqual([[10, 15]]);
  expect(told(part("ana", 10, 15), part("luis", 30, 5))).toEqual([
    [10, 15],
    [30, 5],
  ]);
  // the longest of each: Ana mixes the colour before the visit, and sweeps once
  expect(told(part("ana", 10, 15), part("luis", 5, 5), part("ana", 30, 0))).toEqual([
    [30, 0],
    [5, 5],
    [0, 15],
  ]);
});

test("who takes over must be free for the preparation, and who leaves for the cleaning", () => {
  const cut = prepared(service(60, { ana: [] }), 0, 30);
  const nails = (people: Record<string, [string, string][]>) => prepared(service(60, people), 15, 0);
  // Luis prepares from 9:45 on
  expect(found(cut, nails({ luis: [["09:30", "09:50"]] }))).toEqual([["ana 10:00", "luis 11:00"]]);
  expect(found(cut, nails({ luis: [["09:30", "09:50"]], eva: [] }))[0]).toEqual(["ana 09:00", "eva 10:00"]);
  // Ana sweeps until 10:30, and Eva is free to begin without her
  const busy = prepared(service(60, { ana: [["10:15", "10:45"]], leo: [] }), 0, 30);
  expect(found(busy, nails({ eva: [] }))[0]).toEqual(["leo 09:00", "eva 10:00"]);
});

test("the services of a visit are read as they were written", () => {
  const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  const lines = [{ serviceId: id(1) }, { serviceId: id(2), specialistId: id(3) }, { serviceId: id(4), minutes: 30 }];
  expect(readLines(linesText(lines))).toEqual(lines);
});
