import { expect, test } from "vitest";
import { periodIn } from "./statement-period.ts";

test.for([
  [null, null, "2026-11-01", "2026-11-30"],
  ["2026-10-01", "2026-10-15", "2026-10-01", "2026-10-15"],
  ["2026-10-15", "2026-10-01", "2026-10-01", "2026-10-15"],
  ["2026-11-05", null, "2026-11-05", "2026-11-30"],
  ["mañana", "2026-11-05", "2026-11-01", "2026-11-05"],
] as const)("an address with %s and %s", ([desde, hasta, from, to]) => {
  expect(periodIn({ desde, hasta }, "2026-11-27")).toEqual({ from, to });
});
