import { expect, test } from "vitest";
import { bookingWindow, isLinkOver, mayStillChange } from "./window.ts";

const NOW = Date.parse("2026-11-22T23:30:00-06:00");
const HOUR = 3_600_000;
const MEXICO = "America/Mexico_City";

test("the window begins after the notice, and ends so many local days from today", () => {
  const window = bookingWindow({ daysAhead: 30, noticeHours: 2 }, NOW, MEXICO);
  expect(window).toEqual({ earliest: NOW + 2 * HOUR, firstDay: "2026-11-23", lastDay: "2026-12-22" });
  expect(bookingWindow({ daysAhead: 1, noticeHours: 0 }, NOW, "Europe/Madrid").lastDay).toBe("2026-11-24");
});

test.each([
  ["agendada", 4 * HOUR + 1, true],
  ["confirmada", 5 * HOUR, true],
  ["pago_pendiente", 5 * HOUR, true],
  ["agendada", 4 * HOUR, false],
  ["agendada", -HOUR, false],
  ["cancelada", 48 * HOUR, false],
  ["asistida", 48 * HOUR, false],
])("%s, %i ms ahead, with a limit of four hours: %s", (status, ahead, may) => {
  expect(mayStillChange(4, { status, start: NOW + ahead }, NOW)).toBe(may);
});

test("a link is over a day after the appointment", () => {
  expect(isLinkOver(NOW - 24 * HOUR + 1, NOW)).toBe(false);
  expect(isLinkOver(NOW - 24 * HOUR, NOW)).toBe(true);
});
