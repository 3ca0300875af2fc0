import { expect, test } from "vitest";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

test("weekends and the days of rest of the labour law do not count", () => {
  expect(isWorkingDay("2026-11-21")).toBe(false);
  expect(isWorkingDay("2026-11-22")).toBe(false);
  expect(isWorkingDay("2026-11-23")).toBe(true);
  for (const day of ["2026-01-01", "2026-02-02", "2026-03-16", "2026-05-01", "2026-09-16", "2026-11-16", "2026-12-25"])
    expect([day, isWorkingDay(day)]).toEqual([day, false]);
  expect(isWorkingDay("2030-10-01")).toBe(false);
  expect(isWorkingDay("2026-10-01")).toBe(true);
});

test("a deadline is counted from the day after, over weekends and feasts", () => {
  expect(addWorkingDays("2026-11-20", 1)).toBe("2026-11-23");
  expect(addWorkingDays("2026-11-21", 1)).toBe("2026-11-23");
  expect(addWorkingDays("2026-11-23", 20)).toBe("2026-12-21");
  // Christmas and New Year
  expect(addWorkingDays("2026-12-18", 15)).toBe("2027-01-12");
  expect(addWorkingDays("2026-11-13", 1)).toBe("2026-11-17");
});
