// What a specialist earns from a client's payment, and the sums of a statement (contract/money#commissions). Cents.

export type Earning = {
  readonly isTip: boolean;
  /** What the client paid; less than zero for what was given back. */
  readonly baseCents: number;
  readonly percent: number;
};

export type Summed = {
  readonly isTip: boolean;
  readonly baseCents: number;
  readonly amountCents: number;
  readonly isPaid: boolean;
};

/** A tip is the specialist's in full. Half a cent goes up, for a refund down, so that both cancel out. */
export function earnedCents({ isTip, baseCents, percent }: Earning): number {
  if (isTip) return baseCents;
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
