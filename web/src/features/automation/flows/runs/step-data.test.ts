import { expect, test } from "vitest";
import { stepData } from "./step-data.ts";

test("signals and searches are read by their labels, without ids", () => {
  const lines = stepData({
    event_signal: { text: "promo", type: "text", name: "Ana" },
    clients: [{ _id: "1", name: "Ana", totalRevenue: 350 }],
    "appointments.count": 0,
    text: "Hola",
    messageId: "abc",
    count: 1,
  });
  expect(lines).toEqual([
    { label: "Mensaje recibido: Texto", text: "promo" },
    { label: "Mensaje recibido: Tipo de mensaje", text: "text" },
    { label: "Mensaje recibido: Nombre del contacto", text: "Ana" },
    { label: "Clientes 1", text: "Ana · 350" },
    { label: "Citas: Cuántos", text: "0" },
    { label: "Texto", text: "Hola" },
    { label: "Cuántos", text: "1" },
  ]);
});
