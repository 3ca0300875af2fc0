// What the appointments of a day still bring: the sum of what is owed.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";

type Part = Pick<Due, "owed" | "suggested" | "paid" | "discount" | "refusal">;
export type Expected = {
  /** Pesos. */
  sum: number;
  /** How many still owe something. */
  count: number;
  /** How many have no price, and are not in the sum. */
  unpriced: number;
};

/** Null: no price is known. A price that is only a text counts as it is read. */
export function restOf({ owed, suggested, paid, discount, refusal }: Part): number | null {
  if (refusal !== "") return 0;
  if (owed !== null || suggested === null) return owed;
  return Math.max(0, cents(suggested) - cents(paid) - cents(discount)) / 100;
}

export function expectedOf(dues: readonly Part[]): Expected {
  const rests = dues.map(restOf);
  const known = rests.filter((rest) => rest !== null);
  return {
    sum: known.reduce((sum, rest) => sum + cents(rest), 0) / 100,
    count: known.filter((rest) => rest > 0).length,
    unpriced: rests.length - known.length,
  };
}

function cents(pesos: number): number {
  return Math.round(pesos * 100);
}
