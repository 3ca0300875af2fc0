// The draft of a day's global invoice: one line a ticket, prices with IVA included (contract/money#tills).
import { METHOD_LABELS, type PaymentMethod } from "../finance/payment-method.ts";
import type { GlobalInvoice } from "./schema.ts";

/** c_FormaPago of the SAT. */
const PAYMENT_FORMS: Readonly<Record<PaymentMethod, string>> = {
  cash: "01",
  check: "02",
  transfer: "03",
  credit: "04",
  debit: "28",
  mercado_pago: "31",
};
const IVA = 0.16;

export type Sale = {
  readonly ticket: string;
  readonly at: string;
  readonly isInvoiced: boolean;
  /** In cents: payments minus refunds, without tips. */
  readonly byMethod: readonly { readonly paymentMethod: PaymentMethod; readonly cents: number }[];
  /** In cents: of what is already off, what was given back on later days. */
  readonly returnedLater: number;
};

type DayOf = { day: string; branchName: string; returnedOfEarlier: number; returnedOfNone: number };

export function globalInvoice(sales: readonly Sale[], of: DayOf): GlobalInvoice {
  const open = sales.filter(({ isInvoiced }) => !isInvoiced);
  const sold = sales.filter(({ byMethod }) => sum(byMethod) > 0);
  const lines = sold
    .filter(({ isInvoiced }) => !isInvoiced)
    .map(({ ticket, at, byMethod, returnedLater }) => {
      const total = sum(byMethod);
      const base = Math.round(total / (1 + IVA));
      return {
        ...{ ticket, at, paymentForm: formOf(byMethod) },
        ...{ description: "Venta" as const, productKey: "01010101" as const, unitKey: "ACT" as const },
        ...{ base: base / 100, tax: (total - base) / 100, total: total / 100 },
        returnedLater: returnedLater / 100,
      };
    });
  const all = (field: "base" | "tax" | "total") =>
    lines.reduce((cents, line) => cents + Math.round(line[field] * 100), 0) / 100;
  const [year = "", month = ""] = of.day.split("-");
  return {
    ...{ day: of.day, branchName: of.branchName, periodicity: "01", months: month, year },
    receiver: { rfc: "XAXX010101000", name: "PUBLICO EN GENERAL", taxRegime: "616", use: "S01" },
    paymentForm: formOf(sold.filter(({ isInvoiced }) => !isInvoiced).flatMap(({ byMethod }) => byMethod)),
    lines,
    invoicedSingly: sold.length - lines.length,
    returnedLater: open.reduce((sum, { returnedLater }) => sum + returnedLater, 0) / 100,
    ...{ returnedOfEarlier: of.returnedOfEarlier / 100, returnedOfNone: of.returnedOfNone / 100 },
    ...{ base: all("base"), tax: all("tax"), total: all("total") },
  };
}

function sum(byMethod: Sale["byMethod"]): number {
  return byMethod.reduce((all, { cents }) => all + cents, 0);
}

/** Of the means that brought most; cash where nothing was sold. */
function formOf(byMethod: Sale["byMethod"]): string {
  const sums = new Map<PaymentMethod, number>();
  for (const { paymentMethod, cents } of byMethod) sums.set(paymentMethod, (sums.get(paymentMethod) ?? 0) + cents);
  const [most] = [...sums].sort(([, a], [, b]) => b - a);
  return PAYMENT_FORMS[most?.[0] ?? "cash"];
}

/** '03 · Transferencia': the code of the SAT with its means of payment. */
export function paymentFormText(code: string): string {
  const method = (Object.keys(PAYMENT_FORMS) as PaymentMethod[]).find((one) => PAYMENT_FORMS[one] === code);
  return method ? `${code} · ${METHOD_LABELS[method]}` : code;
}
