import { expect, test } from "vitest";
import { countMessage, differenceOf, staleCount, transferComments } from "./sheet.ts";

test("a difference is the movement that makes the stock what was counted", () => {
  expect(differenceOf({ expected: 12, counted: 9 })).toEqual({ type: "out", quantity: 3 });
  expect(differenceOf({ expected: -2, counted: 4 })).toEqual({ type: "in", quantity: 6 });
  expect(differenceOf({ expected: 0, counted: 0 })).toBeNull();
});

test("a stale count names three products and says how many more", () => {
  const line = (name: string) => ({ name, unit: "pieza", expected: 5, there: 4 });
  expect(staleCount([line("Champú")])).toBe(
    "Las existencias cambiaron mientras contabas: Champú (había 5 piezas, ahora hay 4 piezas). Cuenta de nuevo lo que cambió.",
  );
  expect(staleCount(["A", "B", "C", "D", "E"].map(line))).toContain(" y 2 más.");
});

test("the messages say what happened", () => {
  expect([0, 1, 7].map(countMessage)).toEqual([
    "Conteo registrado: todo coincide",
    "Conteo registrado: 1 diferencia",
    "Conteo registrado: 7 diferencias",
  ]);
  expect(transferComments({ from: "Centro", to: "Norte" }, "")).toEqual({
    out: "Traspaso a Norte",
    in: "Traspaso desde Centro",
  });
});
