// Credits are counted in thousandths: half a credit, and a price with two decimals halved, are exact (D-12.1).

const THOUSANDTHS = 1_000;
/** Of a block of credits, 0 to 9: the lower is used first. */
export const USUAL_PRIORITY = 5;
/** More than any single purchase. */
export const MOST_CREDITS = 1_000_000;

export function thousandths(credits: number): number {
  return Math.round(credits * THOUSANDTHS);
}

/** `amount` as the database has it: thousandths, maybe as text. */
export function creditsOf(amount: number | string): number {
  return Number(amount) / THOUSANDTHS;
}

/** Pesos for one credit, with the four decimals that are shown; 0 for a gift. */
export function pricePerCredit(totalPrice: number, amount: number): number {
  return amount > 0 ? Math.round((totalPrice / amount) * 10_000) / 10_000 : 0;
}
