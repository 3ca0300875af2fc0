import { expect, it } from "vitest";
import { creditsOf, pricePerCredit, thousandths } from "./amount.ts";

it("counts halves and hundredths of a credit without losing any", () => {
  expect(thousandths(0.5)).toBe(500);
  expect(thousandths(1.005)).toBe(1005);
  expect(creditsOf("1500")).toBe(1.5);
  const tenths = Array.from({ length: 10 }, () => thousandths(0.1)).reduce((sum, each) => sum + each, 0);
  expect(creditsOf(tenths)).toBe(1);
});

it("says what a credit cost, with four decimals, and nothing for a gift", () => {
  expect(pricePerCredit(1249, 1000)).toBe(1.249);
  expect(pricePerCredit(100, 3)).toBe(33.3333);
  expect(pricePerCredit(0, 500)).toBe(0);
});
