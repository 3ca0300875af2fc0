// Which sales of a day a global invoice names, and what was given back of each: on the day, later, or of earlier days.
// For the draft of the day's CFDI (contract/money#tills).
import type { PaymentMethod } from "../finance/payment-method.ts";
import type { Sale } from "./global-invoice.ts";

/** A movement of sales, without tips; amounts in cents. */
export type SaleMovement = {
  readonly id: string;
  readonly type: "in" | "out";
  /** An instant. */
  readonly at: number;
  readonly cents: number;
  readonly paymentMethod: PaymentMethod;
  /** The appointment, order, enrollment or package; null: none. */
  readonly subject: string | null;
  /** The charge at the desk that it is part of. */
  readonly charge: {
    readonly id: string;
    readonly ticket: string;
    readonly at: number;
    readonly isInvoiced: boolean;
  } | null;
  /** The payment of Mercado Pago that it is, or gives back. */
  readonly onlinePayment: string | null;
  /** Of the branch whose day it is. */
  readonly isHere: boolean;
};

export type DaySales = {
  readonly sales: readonly Sale[];
  /** Given back on the day of sales of earlier days. */
  readonly returnedOfEarlier: number;
  /** Given back by hand on the day, and no sale is known that it belongs to. */
  readonly returnedOfNone: number;
};

type Entry = { readonly movement: SaleMovement; readonly at: number; left: number; returnedLater: number };

/** A refund may be written with an hour before its sale. */
const DAY_MS = 86_400_000;

/** `day`: its first instant, and that of the next day. */
export function daySales(movements: readonly SaleMovement[], day: { from: number; to: number }): DaySales {
  const ordered = [...movements].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const entries = ordered
    .filter(({ type }) => type === "in")
    .map((movement): Entry => ({ movement, at: saleTime(movement), left: movement.cents, returnedLater: 0 }));
  let [returnedOfEarlier, returnedOfNone] = [0, 0];
  for (const out of ordered.filter(({ type }) => type === "out")) {
    const isOfDay = out.isHere && isWithin(day, out.at);
    let left = out.cents;
    for (const entry of refunded(entries, out)) {
      const back = Math.min(left, entry.left);
      entry.left -= back;
      left -= back;
      if (out.at >= day.to) entry.returnedLater += back;
      if (isOfDay && entry.at < day.from) returnedOfEarlier += back;
    }
    if (isOfDay && !out.charge) returnedOfNone += left;
  }
  return { sales: ticketsOf(entries, day), returnedOfEarlier, returnedOfNone };
}

/** A charge's refund comes off the charge, one of Mercado Pago off its payment, one by hand off the last sale before it. */
function refunded(entries: readonly Entry[], out: SaleMovement): readonly Entry[] {
  const lastFirst = [...entries].reverse();
  if (out.charge) {
    const own = lastFirst.filter(({ movement }) => movement.charge?.id === out.charge?.id);
    const ofLine = (entry: Entry) => Number(entry.movement.subject === out.subject);
    const ofMeans = (entry: Entry) => Number(entry.movement.paymentMethod === out.paymentMethod);
    return own.sort((a, b) => ofLine(b) - ofLine(a) || ofMeans(b) - ofMeans(a));
  }
  if (out.onlinePayment) return lastFirst.filter(({ movement }) => movement.onlinePayment === out.onlinePayment);
  if (!out.subject) return [];
  const own = lastFirst.filter(({ movement }) => movement.subject === out.subject);
  const after = own.filter(({ at }) => at > out.at && at - out.at < DAY_MS).reverse();
  return [...own.filter(({ at }) => at <= out.at), ...after];
}

/** One for each charge, and one for each sale without a charge. */
function ticketsOf(entries: readonly Entry[], day: { from: number; to: number }): readonly Sale[] {
  const tickets = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { id, charge, isHere } = entry.movement;
    if (!isHere || !isWithin(day, entry.at)) continue;
    const key = charge?.id ?? id;
    tickets.set(key, [...(tickets.get(key) ?? []), entry]);
  }
  return [...tickets.values()]
    .map((own): Sale => {
      const { id, charge } = (own[0] as Entry).movement;
      return {
        ticket: charge?.ticket ?? `M-${id.slice(-8).toUpperCase()}`,
        at: new Date((own[0] as Entry).at).toISOString(),
        isInvoiced: charge?.isInvoiced ?? false,
        byMethod: own.map(({ movement: { paymentMethod }, left }) => ({ paymentMethod, cents: left })),
        returnedLater: own.reduce((sum, { returnedLater }) => sum + returnedLater, 0),
      };
    })
    .sort((a, b) => (a.at === b.at ? Number(a.ticket < b.ticket ? -1 : 1) : a.at < b.at ? -1 : 1));
}

function saleTime({ charge, at }: SaleMovement): number {
  return charge?.at ?? at;
}

function isWithin({ from, to }: { from: number; to: number }, at: number): boolean {
  return at >= from && at < to;
}
