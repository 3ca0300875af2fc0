// What may happen to the credits of a business, and what is answered. Every one carries the key that makes it happen once.

export type Operation =
  | { kind: "recharge" | "extract"; key: string; credits: number }
  | { kind: "hold"; key: string; credits: number }
  /** An answer is stored for what is held. */
  | { kind: "note"; key: string; credits: number }
  | { kind: "spend"; key: string }
  | { kind: "give back"; key: string; onlyUnanswered: boolean };

/** Of one model of one business. */
export type Purse = { businessId: string; model: "gpt_model" | "reasoning_model" };
export type Order = { number: number; purse: Purse; operation: Operation };
/** `left`: what the business has of it then, held or not, in credits. */
export type Answer = { number: number; outcome: "done" | "short"; left: number } | { number: number; failed: string };
