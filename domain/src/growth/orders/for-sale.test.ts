import { expect, test } from "vitest";
import { refusalText, refusedSale } from "./for-sale.ts";

const CREAM = { id: "a", name: "Crema para peinar", price: 180, unit: "pieza", stock: 3 };

test.each([
  [{}, 3, null],
  [{}, 4, "too_few"],
  [{ stock: 0 }, 1, "out_of_stock"],
  [{ stock: -2 }, 1, "out_of_stock"],
  [{ stock: null }, 50, null],
  [{ price: 0 }, 1, "no_price"],
  [{ price: 0, stock: 0 }, 1, "no_price"],
])("of %o, %i: %s", (change, quantity, refusal) => {
  expect(refusedSale({ ...CREAM, ...change }, quantity)).toBe(refusal);
});

test("each refusal is said with the product's own name", () => {
  expect(refusalText(CREAM, "too_few")).toBe("De Crema para peinar solo hay 3 piezas.");
  expect(refusalText(CREAM, "out_of_stock")).toBe("Crema para peinar está agotado.");
  expect(refusalText(CREAM, "no_price")).toContain("no tiene precio registrado");
});
