import { expect, test } from "vitest";
import { failureOf } from "../http/envelope.ts";
import { isDatabaseAway } from "./is-away.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "53300",
  "53100",
  "53200",
  "58030",
  "ENOSPC",
  "25006",
  "26000",
  "42P05",
])("%s: try again soon", (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
  expect(failureOf(withCode(code))).toMatchObject({ status: 503, body: { success: false } });
});

test.each(["23505", "42P01", "22P02", "ENOENT"])("%s is another matter", (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false);
  expect(failureOf(withCode(code)).status).not.toBe(503);
});

test("the driver's own words", () => {
  expect(isDatabaseAway(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseAway(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(isDatabaseAway(new Error("Cannot read properties of undefined"))).toBe(false);
  expect(isDatabaseAway("Connection terminated")).toBe(false);
});
