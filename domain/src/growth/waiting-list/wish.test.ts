import { expect, test } from "vitest";
import { type DayPart, fitsWish } from "./wish.ts";

const ZONE = "America/Mexico_City";
const at = (text: string) => Date.parse(text);
const after = at("2026-11-23T09:00:00-06:00");
const before = at("2026-11-30T16:00:00-06:00");

test.each<[DayPart, string, boolean]>([
  ["any", "2026-11-23T09:00:00-06:00", true],
  ["any", "2026-11-23T08:59:00-06:00", false],
  ["any", "2026-11-30T16:00:00-06:00", false],
  ["any", "2026-11-30T15:59:00-06:00", true],
  ["morning", "2026-11-24T11:59:00-06:00", true],
  ["morning", "2026-11-24T12:00:00-06:00", false],
  ["afternoon", "2026-11-24T12:00:00-06:00", true],
  ["afternoon", "2026-11-24T11:30:00-06:00", false],
])("%s, %s: %s", (part, start, fits) => {
  expect(fitsWish({ part, after, before }, at(start), ZONE)).toBe(fits);
});
