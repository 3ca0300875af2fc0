import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import { nextFreeHour } from "./next-hour.ts";

const open = [{ from: "09:00", to: "18:00" }];
const branch = { _id: "b", schedules: { monday: open, tuesday: open } } as unknown as Branch;
const MONDAY = "2026-11-23";
const entry = (specialistId: string, from: string, to: string, status = "agendada") =>
  ({
    _id: `${specialistId}${from}`,
    specialistId,
    start: `${MONDAY}T${from}:00-06:00`,
    end: `${MONDAY}T${to}:00-06:00`,
    status,
  }) as AgendaEntry;
const wish = { day: MONDAY, today: "2026-11-30", now: 600, branch, view: "day" as const };

test("begins where the one who is shown is free, and what gave its place back is in nobody's way", () => {
  const entries = [
    entry("luis", "09:00", "10:00"),
    entry("luis", "10:00", "11:30"),
    entry("luis", "11:30", "13:00", "cancelada"),
  ];
  expect(nextFreeHour({ ...wish, specialistId: "luis", entries })).toMatchObject({ day: MONDAY, from: 690, to: 750 });
});

test("where nobody was chosen one who is free is enough", () => {
  const entries = [entry("luis", "09:00", "18:00"), entry("marta", "09:00", "10:00")];
  const people = [{ _id: "luis" }, { _id: "marta" }];
  expect(nextFreeHour({ ...wish, specialistId: null, entries, people }).from).toBe(600);
});

test("a day that is full leads to the next one", () => {
  const entries = [entry("luis", "09:00", "18:00")];
  expect(nextFreeHour({ ...wish, specialistId: "luis", entries })).toMatchObject({ day: "2026-11-24", from: 540 });
});
