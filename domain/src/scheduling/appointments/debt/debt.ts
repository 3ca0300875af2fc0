// What a contact still owes for past visits: the price of each, where it is known, minus its payments. A price that is
// only a text ('desde $200') does not count until the desk charges the visit (contract/contacts#what-is-owed).
import { offerOf, type PricedLink, toCents } from "../../../catalog/services/offer.ts";
import type { Instant } from "../../../kit/time.ts";
import { type Owing, owedCents } from "../../../money/charges/owed.ts";

export type PastVisit = {
  readonly link: PricedLink | null;
  readonly starts: Instant;
  readonly zone: string;
  /** The price that the desk charged, in cents; null: it was never charged there. */
  readonly agreedCents: number | null;
  /** Discounts of the desk, and refunds that are not owed again, in cents. */
  readonly discountCents: number;
  /** Payments minus refunds, in cents; a tip is no payment. */
  readonly paidCents: number;
};

export type DebtSum = {
  visits: number;
  /** Of those, how many have a price in pesos. */
  priced: number;
  priceCents: number;
  owedCents: number;
};

export function owedFor(visits: readonly PastVisit[]): DebtSum {
  const sum: DebtSum = { visits: visits.length, priced: 0, priceCents: 0, owedCents: 0 };
  for (const visit of visits) {
    const owing = owingOf(visit);
    if (owing.priceCents === null) continue;
    sum.priced += 1;
    sum.priceCents += owing.priceCents - owing.discountCents;
    sum.owedCents += owedCents(owing) ?? 0;
  }
  return sum;
}

/** What one visit costs and what was paid of it. The desk's price counts before that of the service. */
export function owingOf({ link, starts, zone, agreedCents, discountCents, paidCents }: PastVisit): Owing {
  const known = { discountCents, paidCents: Math.max(0, paidCents) };
  if (agreedCents !== null) return { priceCents: agreedCents, ...known };
  if (link?.currency !== "MXN") return { priceCents: null, ...known };
  const least = toCents(link.unitPrice) - discountOf(link, zone);
  const { priceCents } = offerOf(link, { now: starts, firstView: null, zone });
  // a client who paid the discounted price owes nothing, even when the time of the discount is no longer known
  if (paidCents < least) return { priceCents, ...known };
  return { priceCents: Math.min(priceCents, Math.max(least, paidCents)), ...known };
}

function discountOf(link: PricedLink, zone: string): number {
  const discount = { ...link.discount, expirationType: "always" as const };
  return offerOf({ ...link, discount }, { now: 0, firstView: null, zone }).discountCents;
}
