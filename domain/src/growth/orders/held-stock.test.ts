import { expect, test } from "vitest";
import { heldStock, missingText } from "./held-stock.ts";

const [A, B] = ["a", "b"];
const TWO = [
  { branchId: A, quantity: 2 },
  { branchId: B, quantity: 5 },
];

test.each([
  ["of a product that is not counted, nothing", [], 3, A, [], 0],
  ["of its branch alone", TWO, 2, A, [[A, 2]], 0],
  ["below zero, what is not there", TWO, 3, A, [[A, 3]], 1],
  ["counted in another branch only", [{ branchId: B, quantity: 5 }], 1, A, [[A, 1]], 1],
  ["without a branch, of the fullest", TWO, 4, null, [[B, 4]], 0],
  [
    "without a branch, of several",
    TWO,
    6,
    null,
    [
      [B, 5],
      [A, 1],
    ],
    0,
  ],
  [
    "without a branch, more than there is",
    TWO,
    9,
    null,
    [
      [B, 7],
      [A, 2],
    ],
    2,
  ],
  ["of a count that is below zero already", [{ branchId: A, quantity: -4 }], 2, null, [[A, 2]], 2],
] as const)("%s", (_, stock, quantity, branchId, taken, missing) => {
  expect(heldStock(stock, quantity, branchId)).toEqual({
    taken: taken.map(([branch, count]) => ({ branchId: branch, quantity: count })),
    missing,
  });
});

test("what is missing is named with its unit, and nothing is said of the rest", () => {
  const cream = { name: "Crema", unit: "pieza", missing: 2 };
  expect(missingText([cream, { ...cream, name: "Gel", missing: 0 }, { name: "Cera", unit: "", missing: 1 }])).toBe(
    "Falta existencia: 2 piezas de Crema, 1 de Cera",
  );
  expect(missingText([{ ...cream, missing: 0 }])).toBe("");
});
