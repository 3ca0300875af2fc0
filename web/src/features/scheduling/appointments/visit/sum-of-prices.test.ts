import { expect, test } from "vitest";
import { sumOfPrices } from "./sum-of-prices.ts";

test("plain amounts are added; a price that says more has no sum", () => {
  expect(sumOfPrices(["$900", "$ 350.50 MXN", "1,250"])).toBe("$2,500.50");
  expect(sumOfPrices(["$250", "$400"])).toBe("$650");
  expect(sumOfPrices(["$250", "Desde $400"])).toBe("");
  expect(sumOfPrices([])).toBe("");
});
