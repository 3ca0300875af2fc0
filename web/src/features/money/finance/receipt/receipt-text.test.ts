import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import { expect, test } from "vitest";
import { receiptText } from "./receipt-text.ts";

const movement = {
  ...{ _id: "01890a5d-ac96-774b-bcce-b302099a8057", date: "2026-11-29T06:30:00.000Z", branchName: "Playas" },
  ...{ clientName: "Ana Luna", amount: 350.5, paymentMethod: "debit", category: "sales", comments: "", customId: "" },
} as unknown as MoneyMovement;
const issuer = { business: "Salón Ágata", zone: "America/Tijuana" };

test("a receipt on paper says whose it is, for what and how it was paid, by the clock of the branch", () => {
  expect(receiptText(movement, issuer).split("\n")).toEqual([
    ...["Salón Ágata", "Playas", "Ana Luna", "Recibo M-099A8057 · sáb 28 nov, 10:30 pm"],
    ...["Ventas: $350.50 MXN", "Pagado con tarjeta de débito", "¡Gracias por tu visita!"],
  ]);
  const told = receiptText({ ...movement, comments: "Anticipo de la boda", customId: "B12" }, issuer);
  expect(told).toContain("Identificador: B12\nAnticipo de la boda: $350.50 MXN");
});
