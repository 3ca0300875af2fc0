import { expect, test } from "vitest";
import { kioskMode } from "./theme.ts";

test("by the hour a tablet is light from 07:00 to 18:59", () => {
  const modes = ["00:00", "06:59", "07:00", "12:00", "18:59", "19:00", "23:59"].map((time) => kioskMode("hour", time));
  expect(modes).toEqual(["dark", "dark", "light", "light", "light", "dark", "dark"]);
});

test("a chosen theme does not follow the hour", () => {
  expect(["03:00", "12:00"].map((time) => kioskMode("light", time))).toEqual(["light", "light"]);
  expect(["03:00", "12:00"].map((time) => kioskMode("dark", time))).toEqual(["dark", "dark"]);
});
