import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { expect, test } from "vitest";
import { segmentsByDay } from "./segments.ts";

const entry = (start: string, end: string) => ({ start, end }) as AgendaEntry;
const parts = (start: string, end: string) =>
  [...segmentsByDay([entry(start, end)])].map(([day, [one]]) => [day, one?.from, one?.to, one?.isCut]);

test("an appointment is one part, at the hour of its branch", () => {
  expect(parts("2026-11-23T10:00:00-06:00", "2026-11-23T10:45:00-06:00")).toEqual([["2026-11-23", 600, 645, false]]);
});

test("one that ends at midnight stays in its day", () => {
  expect(parts("2026-11-23T23:00:00-06:00", "2026-11-24T00:00:00-06:00")).toEqual([["2026-11-23", 1380, 1440, false]]);
});

test("a block of three days has a part in each", () => {
  expect(parts("2026-11-23T18:00:00-06:00", "2026-11-25T12:00:00-06:00")).toEqual([
    ["2026-11-23", 1080, 1440, true],
    ["2026-11-24", 0, 1440, true],
    ["2026-11-25", 0, 720, true],
  ]);
});
