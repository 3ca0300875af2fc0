// What a specialist earns from a client's payment, and the sums of a statement (contract/money#commissions). Cents.

export type Earning = {
  readonly isTip: boolean;
  /** What the client paid; less than zero for what was given back. */
  readonly baseCents: number;
  readonly percent: number;
  /** A fixed commission, in cents, and what the payment does to it: 1 earns it, -1 gives it back, 0 changes nothing. */
  readonly fixed?: { readonly cents: number; readonly turn: -1 | 0 | 1 } | null;
};

export type Summed = {
  readonly isTip: boolean;
  readonly baseCents: number;
  readonly amountCents: number;
  readonly isPaid: boolean;
};

/**
 * A tip is the specialist's in full. A fixed commission is earned once, with the first payment of the appointment, and
 * given back where all of it was refunded. Half a cent goes up, for a refund down, so that both cancel out.
 */
export function earnedCents({ isTip, baseCents, percent, fixed = null }: Earning): number {
  if (isTip) return baseCents;
  if (fixed) return fixed.turn * fixed.cents;
  const hundredths = Math.round(percent * 100);
  return Math.sign(baseCents) * Math.round((Math.abs(baseCents) * hundredths) / 10_000);
}

/** The sums of these lines. */
export function sumEarnings(lines: readonly Summed[]) {
  const sums = { baseCents: 0, commissionCents: 0, tipsCents: 0, paidCents: 0, owedCents: 0 };
  for (const { isTip, baseCents, amountCents, isPaid } of lines) {
    if (!isTip) sums.baseCents += baseCents;
    sums[isTip ? "tipsCents" : "commissionCents"] += amountCents;
    sums[isPaid ? "paidCents" : "owedCents"] += amountCents;
  }
  return sums;
}
