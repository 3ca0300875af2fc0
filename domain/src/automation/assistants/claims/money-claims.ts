// Amounts of money and percentages that a text states. Whatever is not a number but says 'pesos' counts too.

export type MoneyClaim = { said: string; amount: number | null };

// With ends to every repetition: a long row of digits is looked through once, not once for each of them.
const NUMBER = "\\d{1,3}(?:[ ,]\\d{3}){1,4}(?:\\.\\d{1,2})?|\\d{1,12}(?:\\.\\d{1,2})?";
const MONEY = new RegExp(
  `(?:\\$|\\bmxn|\\bmx\\$)\\s*(${NUMBER})|(${NUMBER})\\s*(?:pesos|mxn|m\\.n\\b|varos)|(\\d{1,12}(?:\\.\\d{1,12})?)\\s*(?:%|por ciento)`,
  "g",
);
const WORDED = /\b([a-z]+(?:cientos|mil|cien|ta|te|ce|ento))(?: y [a-z]+| [a-z]+(?:ta|te))? pesos\b/g;

/** `folded` is the text as `fold` gives it. */
export function moneyClaims(folded: string): MoneyClaim[] {
  const figures = [...folded.matchAll(MONEY)].map((found) => ({
    said: found[0].trim(),
    amount: amountOf((found[1] ?? found[2] ?? found[3]) as string),
  }));
  const worded = [...folded.matchAll(WORDED)].map((found) => ({ said: found[0], amount: null }));
  return [...figures, ...worded];
}

export function withoutMoney(folded: string): string {
  return folded.replace(MONEY, " ").replace(WORDED, " ");
}

/** Every number of a price as the owner wrote it: 'desde $200 hasta 1,500'. */
export function amountsIn(price: string): number[] {
  return [...price.matchAll(new RegExp(NUMBER, "g"))].map((found) => amountOf(found[0]));
}

function amountOf(text: string): number {
  return Number(text.replace(/[ ,]/g, ""));
}
