import { expect, test } from "vitest";
import { paidText } from "./paid-text.ts";

const say = (pesos: number) => `$${pesos}`;

test("names what was paid, how, and what came back", () => {
  const online = { type: "in", amount: 800, origin: "mercado_pago" } as const;
  const twice = paidText(2, [online, { ...online, amount: 0.1 }], say);
  expect(twice.title).toBe("¿Eliminar una cita con $800.1 pagados?");
  expect(twice.text).toContain("Se cobraron $800.1 en 2 pagos, $800.1 en línea con Mercado Pago.");
  expect(twice.text).toContain("queda por resolver");
  const back = paidText(2, [online, { type: "out", amount: 800, origin: "mercado_pago" }], say);
  expect(back.title).toBe("¿Eliminar una cita con pagos?");
  expect(back.text).toContain("se devolvieron $800");
  expect(back.text).not.toContain("queda por resolver");
  expect(paidText(1, [{ type: "in", amount: 50, origin: "manual" }], say).text).not.toContain("en línea");
});

test("says that there is money also to whoever may not see how much", () => {
  expect(paidText(1, undefined, say).text).toContain("La cita tiene un pago registrado.");
  expect(paidText(3, undefined, say).text).toContain("3 pagos registrados");
});
