// The operations on the credits of a business, and their answers. Each one has a key that makes it happen once.

export type Operation =
  /** `price` in pesos, 0 for a gift; `expiresAt` in epoch ms. */
  | { kind: "recharge"; key: string; credits: number; price: number; priority: number; expiresAt: number | null }
  | { kind: "extract"; key: string; credits: number }
  | { kind: "expire"; key: string }
  | { kind: "hold"; key: string; credits: number }
  /** An answer is stored for the held credits. */
  | { kind: "note"; key: string; credits: number }
  | { kind: "spend"; key: string }
  | { kind: "give back"; key: string; onlyUnanswered: boolean };

/** The credits of one business for one model. */
export type Purse = { businessId: string; model: "gpt_model" | "reasoning_model" };
/** `now`: the time for the product, which moves in both directions. */
export type Order = { number: number; purse: Purse; operation: Operation; now: number };
/** `left`: the credits that the business has afterwards, held or not. */
export type Answer = { number: number; outcome: "done" | "short"; left: number } | { number: number; failed: string };
