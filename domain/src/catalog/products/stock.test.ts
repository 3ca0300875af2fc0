import { expect, test } from "vitest";
import { belowZero, isLow, quantityText, stockIn } from "./stock.ts";

const STOCK = [
  { branchId: "a", quantity: 7 },
  { branchId: "b", quantity: -2 },
];

test("stock is told for one branch or for all of them", () => {
  expect([stockIn(STOCK, "a"), stockIn(STOCK, "b"), stockIn(STOCK, "c"), stockIn(STOCK)]).toEqual([7, -2, 0, 5]);
});

test.each([
  [1, "botella", "1 botella"],
  [3, "botella", "3 botellas"],
  [0, "frasco", "0 frascos"],
  [2, "litro", "2 litros"],
  [120, "ml", "120 ml"],
  [2, "cajas", "2 cajas"],
  [-2, "tubo", "−2 tubos"],
  [4, "", "4"],
  [2, "media caja", "2 media caja"],
])("%i of «%s» reads %s", (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text);
});

test("a branch that is below zero is named, also where the others make up for it", () => {
  const stock = [
    { branchId: "centro", quantity: 600 },
    { branchId: "norte", quantity: -502 },
    { branchId: "sur", quantity: 0 },
  ];
  expect(stockIn(stock)).toBe(98);
  expect(belowZero(stock)).toEqual([{ branchId: "norte", quantity: -502 }]);
});

test("low is a counted stock at the mark or below it; without a mark or a count nothing is low", () => {
  const counted = [{ branchId: "a", quantity: 5 }];
  expect([isLow(counted, 5), isLow(counted, 4), isLow(counted, null), isLow([], 5), isLow(STOCK, 5)]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});
