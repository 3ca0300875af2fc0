import { expect, test } from "vitest";
import { calendarHealth } from "./health.ts";

const NOW = 1_000_000_000;
const facts = { isLetIn: true, syncedAt: NOW - 60_000, failingSince: null, linkedAt: 0 };

test("a dead key is broken, a failing or silent calendar is late, and one that was not read yet is not well", () => {
  expect(calendarHealth(facts, NOW)).toBe("ok");
  expect(calendarHealth({ ...facts, isLetIn: false }, NOW)).toBe("broken");
  expect(calendarHealth({ ...facts, failingSince: NOW - 1 }, NOW)).toBe("late");
  expect(calendarHealth({ ...facts, syncedAt: NOW - 16 * 60_000 }, NOW)).toBe("late");
  expect(calendarHealth({ ...facts, syncedAt: null, linkedAt: NOW - 1000 }, NOW)).toBe("reading");
  expect(calendarHealth({ ...facts, syncedAt: null, linkedAt: NOW - 16 * 60_000 }, NOW)).toBe("late");
});
