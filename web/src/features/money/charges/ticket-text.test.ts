import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { expect, test } from "vitest";
import { paymentsByMeans, printedTicket } from "./ticket-text.ts";

const place = { appointmentId: null, orderId: "p", enrollmentId: null, packagePurchaseId: null };
const charge = {
  ...{ ticket: 7, createdAt: "2026-11-29T06:30:00.000Z", branchName: "Playas", clientName: "Ana Luna", note: "" },
  ...{ tip: 20, total: 310, refunded: 0 },
  lines: [{ ...place, title: "Corte", price: 300, discount: 10, paid: 290, refunded: 0 }],
  payments: [{ type: "in", paymentMethod: "cash", amount: 310 }],
} as unknown as Charge;

test("a ticket on paper says whose it is, and its hour by the clock of the branch", () => {
  expect(printedTicket(charge, { business: "Salón Ágata", zone: "America/Tijuana" }).split("\n")).toEqual([
    ...["Salón Ágata", "Playas", "Ana Luna", "Recibo 7 · sáb 28 nov, 10:30 pm", "Corte: $300.00 MXN"],
    ...["Descuentos: −$10.00 MXN", "Propina: $20.00 MXN", "Efectivo: $310.00 MXN", "Total cobrado: $310.00 MXN"],
    "¡Gracias por tu visita!",
  ]);
});

test("a ticket of several things adds up each means of payment, and apart what was given back by it", () => {
  const move = (type: "in" | "out", paymentMethod: string, amount: number) => ({ type, paymentMethod, amount });
  const payments = [
    ...[move("in", "credit", 350.1), move("in", "cash", 460), move("out", "cash", 10.5)],
    ...[move("in", "credit", 390.2), move("in", "cash", 20), move("in", "cash", 20)],
  ];
  const several = { ...charge, payments } as unknown as Charge;
  expect(paymentsByMeans(several)).toEqual([
    ...[move("in", "credit", 740.3), move("in", "cash", 500), move("out", "cash", 10.5)],
  ]);
  const text = printedTicket(several, { business: "Salón Ágata", zone: "America/Tijuana" });
  expect(text.match(/Efectivo|crédito/g)).toEqual(["crédito", "Efectivo"]);
});
