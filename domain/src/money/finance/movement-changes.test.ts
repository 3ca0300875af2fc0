import { expect, test } from "vitest";
import { pesosText } from "./amount.ts";
import { type MovementValues, movementChanges } from "./movement-changes.ts";

const BEFORE: MovementValues = {
  ...{ amount: 123.45, type: "out", paymentMethod: "check", category: "rent", date: 5, branchId: "a" },
  ...{ clientId: null, comments: "", customId: "" },
};

test("an edit is told by what it changed, amounts and words by their new value", () => {
  expect(movementChanges(BEFORE, { ...BEFORE })).toBe("");
  expect(movementChanges(BEFORE, { amount: 1250, category: "sales", comments: "Luz" })).toBe(
    "monto $1,250.00, categoría Ventas, comentarios",
  );
  expect(movementChanges(BEFORE, { type: "in", paymentMethod: "cash", date: 6, clientId: "c" })).toBe(
    "tipo entrada, método efectivo, fecha, cliente",
  );
});

test("an amount is written with its sign before the pesos", () => {
  expect([pesosText(-3000), pesosText(1240.5), pesosText(0)]).toEqual(["−$3,000.00", "$1,240.50", "$0.00"]);
});
