// What the appointments and orders of a day still bring: the sum of what is owed.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";

type Part = Pick<Due, "owed" | "suggested" | "paid" | "discount" | "refusal" | "orderId">;
export type Expected = {
  /** Pesos. */
  sum: number;
  /** How many appointments, and orders, still owe something. */
  count: number;
  orders: number;
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
  const rests = dues.map((due) => ({ rest: restOf(due), isOrder: due.orderId !== null }));
  const owing = rests.filter(({ rest }) => rest !== null && rest > 0);
  return {
    sum: owing.reduce((sum, { rest }) => sum + cents(rest ?? 0), 0) / 100,
    count: owing.filter(({ isOrder }) => !isOrder).length,
    orders: owing.filter(({ isOrder }) => isOrder).length,
    unpriced: rests.filter(({ rest, isOrder }) => rest === null && !isOrder).length,
  };
}

function cents(pesos: number): number {
  return Math.round(pesos * 100);
}
