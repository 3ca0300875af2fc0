// What a contact still owes for past visits: the price of each, where it is known, minus its payments. A price that is
// only a text ('desde $200') does not count (contract/contacts#what-is-owed).
import { offerOf, type PricedLink, toCents } from "../../../catalog/services/offer.ts";
import type { Instant } from "../../../kit/time.ts";

export type PastVisit = {
  readonly link: PricedLink | null;
  readonly starts: Instant;
  readonly zone: string;
  /** Payments minus refunds, in cents. */
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
  const priced = visits.flatMap((visit) => (visit.link?.currency === "MXN" ? [priceOf(visit.link, visit)] : []));
  return {
    visits: visits.length,
    priced: priced.length,
    priceCents: priced.reduce((sum, { priceCents }) => sum + priceCents, 0),
    owedCents: priced.reduce((sum, { owedCents }) => sum + owedCents, 0),
  };
}

/** A client who paid the discounted price owes nothing, even when the time of the discount is no longer known. */
function priceOf(link: PricedLink, { starts, zone, paidCents }: PastVisit) {
  const least = toCents(link.unitPrice) - discountOf(link, zone);
  const { priceCents } = offerOf(link, { now: starts, firstView: null, zone });
  if (paidCents >= least) return { priceCents: Math.min(priceCents, Math.max(least, paidCents)), owedCents: 0 };
  return { priceCents, owedCents: priceCents - Math.max(0, paidCents) };
}

function discountOf(link: PricedLink, zone: string): number {
  const discount = { ...link.discount, expirationType: "always" as const };
  return offerOf({ ...link, discount }, { now: 0, firstView: null, zone }).discountCents;
}
