import { expect, test } from "vitest";
import { expectedOf, expectedText, restOf } from "./expected.ts";

const due = { owed: null, suggested: null, paid: 0, discount: 0, refusal: "", orderId: null, enrollmentId: null };

test("what is still expected is the sum of what is owed, to the cent, and says what has no price", () => {
  const dues = [
    { ...due, owed: 250.1 },
    { ...due, owed: 0.2, paid: 5 },
    { ...due, owed: 0, paid: 300 },
    { ...due, suggested: 100, paid: 40 },
    due,
    { ...due, owed: 45.5, orderId: "o" },
    { ...due, orderId: "p" },
    { ...due, owed: 500, enrollmentId: "e" },
    { ...due, owed: 900, refusal: "Se pagó con una sesión de su paquete" },
  ];
  expect(dues.map(restOf)).toEqual([250.1, 0.2, 0, 60, null, 45.5, null, 500, 0]);
  expect(expectedOf(dues)).toEqual({ sum: 855.8, count: 3, orders: 1, enrollments: 1, unpriced: 1 });
  expect(expectedText(expectedOf(dues))).toBe("De 3 citas, 1 pedido y 1 inscripción de hoy. 1 cita no tiene precio.");
  expect(expectedText(expectedOf(dues.slice(5)))).toBe("De 1 pedido y 1 inscripción de hoy.");
  expect(expectedText(expectedOf([due, due]))).toBe("2 citas no tienen precio.");
  expect(expectedOf([])).toEqual({ sum: 0, count: 0, orders: 0, enrollments: 0, unpriced: 0 });
  expect(expectedText(expectedOf([]))).toBe("Las citas, los pedidos y los cursos de hoy no deben nada.");
});
