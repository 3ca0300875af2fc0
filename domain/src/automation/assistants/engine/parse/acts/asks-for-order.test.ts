import { expect, test } from "vitest";
import { fold } from "../../../../../kit/text.ts";
import { asksForOrder } from "./asks-for-order.ts";

test.each([
  "Quiero hacer un pedido",
  "quisiera comprar dos cremas",
  "¿cómo va mi pedido?",
  "cancela mi pedido por favor",
  "me gustaría encargar un shampoo",
])("«%s» is about an order", (text) => {
  expect(asksForOrder(fold(text))).toBe(true);
});

test.each(["quiero pedir una cita", "quiero una cita mañana", "¿puedo pedir informes?", "quiero ordenar mi cabello"])(
  "«%s» is judged by its words",
  (text) => {
    expect(asksForOrder(fold(text))).toBe(text.includes("ordenar"));
  },
);
