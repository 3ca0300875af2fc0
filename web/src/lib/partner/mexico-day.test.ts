import { expect, test } from "vitest";
import { endOn, mexicoDay } from "./mexico-day.ts";

test("an end in the evening is on its day in Mexico, which begins six hours after that of UTC", () => {
  expect(mexicoDay("2026-12-20T02:00:00.000Z")).toBe("2026-12-19");
  expect(mexicoDay("2026-12-20T06:00:00.000Z")).toBe("2026-12-20");
});

test("a form that is saved without another day moves nothing", () => {
  const before = "2026-12-20T02:00:00.000Z";
  expect(endOn("2026-12-19", before)).toBe(before);
  expect(endOn("2027-01-05", before)).toBe("2027-01-05T00:00:00-06:00");
});
