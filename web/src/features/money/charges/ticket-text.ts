// The ticket as a text for a message and for paper, and the place that a line leads to.

import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";

/** Whose ticket it is: the name of the business, and the clock of its branch. */
export type Issuer = { business: string; zone: string };

export function ticketText(charge: Charge, { zone }: Issuer): string {
  const { lines, tip, total, refunded } = charge;
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  return [
    `Recibo ${charge.ticket} · ${dateTimeText(charge.createdAt, { zone })}`,
    ...lines.map(({ title, price }) => `${title}: ${moneyText(price)}`),
    ...(discount > 0 ? [`Descuentos: −${moneyText(discount)}`] : []),
    ...(tip > 0 ? [`Propina: ${moneyText(tip)}`] : []),
    ...paymentsByMeans(charge)
      .filter(({ type }) => type === "in")
      .map(({ paymentMethod, amount }) => `${METHOD_LABELS[paymentMethod]}: ${moneyText(amount)}`),
    ...(refunded > 0 ? [`Devuelto: ${moneyText(refunded)}`] : []),
    `Total cobrado: ${moneyText(total)}`,
  ].join("\n");
}

type MeansSum = Pick<Charge["payments"][number], "type" | "paymentMethod" | "amount">;

/** One for each means of payment, and for each that was given back by: a charge of several things has one movement for each. */
export function paymentsByMeans({ payments }: Charge): readonly MeansSum[] {
  const sums = new Map<string, MeansSum>();
  for (const { type, paymentMethod, amount } of payments) {
    const before = sums.get(`${type} ${paymentMethod}`)?.amount ?? 0;
    sums.set(`${type} ${paymentMethod}`, { type, paymentMethod, amount: Math.round((before + amount) * 100) / 100 });
  }
  return [...sums.values()].sort((a, b) => Number(a.type === "out") - Number(b.type === "out"));
}

/** The same on paper: with the business, the branch, the client and the note. */
export function printedTicket(charge: Charge, issuer: Issuer): string {
  const head = [issuer.business, charge.branchName, charge.clientName];
  return [...head, ticketText(charge, issuer), charge.note, "¡Gracias por tu visita!"].filter(Boolean).join("\n");
}

type Names = Record<"appointmentId" | "orderId" | "enrollmentId" | "packagePurchaseId", string | null>;

/** Its address; empty where it is gone. */
export function placeOf({ appointmentId, orderId, enrollmentId, packagePurchaseId }: Names): string {
  if (appointmentId) return `/agenda?cita=${appointmentId}`;
  if (orderId) return `/pedidos?pedido=${orderId}`;
  if (packagePurchaseId) return `/paquetes/vendidos?venta=${packagePurchaseId}`;
  return enrollmentId ? `/cursos/inscripciones?inscripcion=${enrollmentId}` : "";
}
