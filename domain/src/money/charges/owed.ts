// What is owed for an appointment, an order, an enrollment or a package. Every screen shows this figure
// (contract/money#charging).

/** All in cents. */
export type Owing = {
  /** Null: no price is known. */
  readonly priceCents: number | null;
  /** Discounts given at the desk, and refunds that the client does not owe again. */
  readonly discountCents: number;
  /** Payments minus refunds. A tip is no payment. */
  readonly paidCents: number;
};

/** Null where no price is known. */
export function owedCents({ priceCents, discountCents, paidCents }: Owing): number | null {
  return priceCents === null ? null : Math.max(0, priceCents - discountCents - paidCents);
}
