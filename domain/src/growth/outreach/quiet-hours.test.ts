import { expect, test } from "vitest";
import { isoAt } from "../../kit/time.ts";
import { outsideQuietHours } from "./quiet-hours.ts";

const ZONE = "America/Mexico_City";
const moved = (at: string, before: string, zone = ZONE) =>
  isoAt(zone, outsideQuietHours(zone, Date.parse(`${at}:00-06:00`), Date.parse(`${before}:00-06:00`))).slice(0, 16);

test("what falls into the night waits for the morning; by day nothing is moved", () => {
  expect(moved("2026-11-24T08:00", "2026-11-24T12:00")).toBe("2026-11-24T08:00");
  expect(moved("2026-11-24T20:59", "2026-11-25T12:00")).toBe("2026-11-24T20:59");
  expect(moved("2026-11-24T21:00", "2026-11-25T12:00")).toBe("2026-11-25T08:00");
  expect(moved("2026-11-25T03:00", "2026-11-25T12:00")).toBe("2026-11-25T08:00");
});

test("where the morning is too late, it goes out the evening before", () => {
  expect(moved("2026-11-25T06:30", "2026-11-25T08:30")).toBe("2026-11-24T20:30");
  expect(moved("2026-11-24T22:00", "2026-11-25T07:00")).toBe("2026-11-24T20:30");
  expect(moved("2026-11-25T07:00", "2026-11-25T09:00")).toBe("2026-11-25T08:00");
});

test("the night is that of the branch", () => {
  expect(moved("2026-11-24T21:30", "2026-11-25T12:00", "America/Tijuana")).toBe("2026-11-24T19:30");
});
