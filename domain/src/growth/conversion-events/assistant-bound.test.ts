import { expect, test } from "vitest";
import { refusedByBound } from "./assistant-bound.ts";

test.each([
  [[], "Compró un paquete", null],
  [["Compró un paquete"], "Compró un paquete", "repeated"],
  [["Compró un paquete"], "  compro un PAQUETE.", "repeated"],
  [["Compró un paquete"], "Aceptó la cotización", null],
  [["Uno", "Dos", "Tres"], "Cuatro", "too_many"],
  [["Uno", "Dos", "Tres"], "dos", "repeated"],
])("after %o, «%s»: %s", (latest, name, refusal) => {
  expect(refusedByBound(latest, name)).toBe(refusal);
});
