import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import { bufferSpans } from "./buffer-marks.tsx";

const HOURS = { from: 8 * 60, to: 20 * 60 };
const segment = (from: number, to: number, entry: Partial<AgendaEntry>) => ({
  entry: { minutesBefore: 10, minutesAfter: 15, status: "agendada", ...entry } as AgendaEntry,
  from,
  to,
  isCut: false,
});

test("the time before and after an appointment is marked, as far as it is visible", () => {
  expect(bufferSpans(segment(600, 645, {}), HOURS)).toEqual([
    { from: 590, to: 600 },
    { from: 645, to: 660 },
  ]);
  expect(bufferSpans(segment(485, 1195, {}), HOURS)).toEqual([
    { from: 480, to: 485 },
    { from: 1195, to: 1200 },
  ]);
  expect(bufferSpans(segment(600, 645, { minutesBefore: 0 }), HOURS)).toEqual([{ from: 645, to: 660 }]);
});

test("nothing is marked around what gave its place back", () => {
  expect(bufferSpans(segment(600, 645, { status: "cancelada" }), HOURS)).toEqual([]);
});
