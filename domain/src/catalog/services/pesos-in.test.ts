import { expect, test } from "vitest";
import { pesosIn } from "./pesos-in.ts";

test.each([
  ["$350", 350_00],
  ["350.5", 350_50],
  ["$1,250.00 MXN", 1250_00],
  [" 90 pesos ", 90_00],
  ["desde $200", null],
  ["$200 - $300", null],
  ["1,25", null],
  ["350.123", null],
  ["USD 20", null],
  ["", null],
])("'%s' is %s cents", (text, cents) => {
  expect(pesosIn(text)).toBe(cents);
});
