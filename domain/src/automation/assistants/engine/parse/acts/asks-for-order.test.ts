import { expect, test } from "vitest";
import { fold } from "../../../../../kit/text.ts";
import { asksForOrder, ownOrderWish } from "./asks-for-order.ts";

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

test.each([
  ["¿cómo va mi pedido?", "status"],
  ["¿ya está mi pedido?", "status"],
  ["¿cuándo llega el pedido?", "status"],
  ["cancela mi pedido por favor", "cancel"],
  ["ya no quiero el pedido", "cancel"],
  ["no canceles mi pedido", null],
  ["cancela mi cita", null],
  ["quiero hacer un pedido", null],
])("«%s» asks of an own order: %s", (text, wish) => {
  expect(ownOrderWish(fold(text))).toBe(wish);
});
