// The operations on the credits of a business, and their answers. Each one has a key that makes it happen once.

export type Operation =
  | { kind: "recharge" | "extract"; key: string; credits: number }
  | { kind: "hold"; key: string; credits: number }
  /** An answer is stored for the held credits. */
  | { kind: "note"; key: string; credits: number }
  | { kind: "spend"; key: string }
  | { kind: "give back"; key: string; onlyUnanswered: boolean };

/** The credits of one business for one model. */
export type Purse = { businessId: string; model: "gpt_model" | "reasoning_model" };
export type Order = { number: number; purse: Purse; operation: Operation };
/** `left`: the credits that the business has afterwards, held or not. */
export type Answer = { number: number; outcome: "done" | "short"; left: number } | { number: number; failed: string };
