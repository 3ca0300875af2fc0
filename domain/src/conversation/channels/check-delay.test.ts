import { expect, test } from "vitest";
import { checkDelay, nextLook } from "./check-delay.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("a number that fell out is looked at soon, then further apart, and never given up", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => checkDelay(failures) / MINUTE)).toEqual([
    1, 5, 15, 60, 360, 1440, 1440,
  ]);
});

test("one that works is looked at daily, and when a warning is due", () => {
  expect(nextLook(null, 0)).toBe(DAY);
  expect(nextLook(60 * DAY, 0)).toBe(DAY);
  expect(nextLook(14 * DAY + 5 * MINUTE, 0)).toBe(5 * MINUTE);
  expect(nextLook(DAY / 2, 0)).toBe(DAY);
});
