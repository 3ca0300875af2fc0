import { expect, test } from "vitest";
import { type UsualPeriod, usualPeriod } from "./usual-period.ts";

test.for<[UsualPeriod, string, string, string]>([
  ["today", "2026-11-27", "2026-11-27", "2026-11-27"],
  ["week", "2026-11-27", "2026-11-23", "2026-11-29"],
  ["week", "2026-11-29", "2026-11-23", "2026-11-29"],
  ["week", "2027-01-01", "2026-12-28", "2027-01-03"],
  ["fortnight", "2026-11-15", "2026-11-01", "2026-11-15"],
  ["fortnight", "2026-02-16", "2026-02-16", "2026-02-28"],
  ["month", "2028-02-29", "2028-02-01", "2028-02-29"],
  ["month", "2026-12-31", "2026-12-01", "2026-12-31"],
])("%s of %s", ([kind, today, from, to]) => {
  expect(usualPeriod(kind, today)).toEqual({ from, to });
});
