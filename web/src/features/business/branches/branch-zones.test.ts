import { expect, test } from "vitest";
import { commonZone } from "./branch-zones.ts";

const branch = (name: string, isArchived = false) => ({ isArchived, timezone: { name } });

test("open branches of one zone share it; of several, the business says", () => {
  const [center, north] = ["America/Mexico_City", "America/Tijuana"];
  expect(commonZone([])).toBeUndefined();
  expect(commonZone([branch(north), branch(north)])).toBe(north);
  expect(commonZone([branch(center), branch(north)])).toBeUndefined();
  expect(commonZone([branch(center, true), branch(north)])).toBe(north);
});
