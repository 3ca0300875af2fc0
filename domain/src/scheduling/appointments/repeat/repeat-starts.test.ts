import { expect, test } from "vitest";
import { isoAt } from "../../../kit/time.ts";
import { repeatStarts } from "./repeat-starts.ts";

test("keeps weekday and local hour, also where the clocks change", () => {
  const start = Date.parse("2026-10-26T10:00:00-07:00");
  const days = repeatStarts("America/Tijuana", start, 2, 2).map((at) => isoAt("America/Tijuana", at));
  expect(days).toEqual(["2026-11-09T10:00:00-08:00", "2026-11-23T10:00:00-08:00"]);
});
