// Distributes what the client hands over: first to the lines in their order, then to the tip; the rest is change.
import { invalid } from "../../kit/domain-error.ts";
import type { PaymentMethod } from "../finance/payment-method.ts";

export type PaidPart = {
  /** Null: the tip. */
  readonly line: number | null;
  readonly paymentMethod: PaymentMethod;
  readonly cents: number;
};

type Payment = { readonly paymentMethod: PaymentMethod; readonly cents: number };

/** `owed`: what each line still owes after its discount, in cents. Only cash gives change. */
export function splitPayment(
  owed: readonly number[],
  tipCents: number,
  payments: readonly Payment[],
): { parts: PaidPart[]; changeCents: number } {
  const cashLast = [...payments].sort(
    (a, b) => Number(a.paymentMethod === "cash") - Number(b.paymentMethod === "cash"),
  );
  const left = cashLast.map(({ cents }) => cents);
  const parts: PaidPart[] = [];
  const take = (line: number | null, amount: number) => {
    let missing = amount;
    cashLast.forEach(({ paymentMethod }, at) => {
      const cents = Math.min(missing, left[at] ?? 0);
      if (cents <= 0) return;
      left[at] = (left[at] ?? 0) - cents;
      missing -= cents;
      parts.push({ line, paymentMethod, cents });
    });
    return missing;
  };
  owed.forEach((cents, line) => {
    take(line, cents);
  });
  if (take(null, tipCents) > 0) throw invalid("charge.tip", "Lo recibido no alcanza para la propina");
  const changeCents = left.reduce((sum, cents) => sum + cents, 0);
  const cashOver = cashLast.reduce(
    (sum, { paymentMethod }, at) => sum + (paymentMethod === "cash" ? (left[at] ?? 0) : 0),
    0,
  );
  if (changeCents > cashOver)
    throw invalid("charge.payments", "Recibiste más de lo que se debe: solo el efectivo da cambio");
  return { parts, changeCents };
}
