import { expect, test } from "vitest";
import { readItemWords } from "./item-words.ts";

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
  expect(readItemWords([text]).ownOrder).toBe(wish);
});
