// How much the assistant may register without a person, so that a conversation cannot make it fill a page: one of each
// name a day for a contact, and few in all (contract/growth#conversion-events). People have no such limit.
import { fold } from "../../kit/text.ts";

export const BOUND_MS = 24 * 3600_000;
export const MOST_A_DAY = 3;

export type BoundRefusal = "repeated" | "too_many";

/** `latest`: the names that the assistant registered for this contact within `BOUND_MS`. Null: it may. */
export function refusedByBound(latest: readonly string[], name: string): BoundRefusal | null {
  if (latest.some((one) => sameName(one) === sameName(name))) return "repeated";
  return latest.length >= MOST_A_DAY ? "too_many" : null;
}

/** 'Compró: paquete' and 'compro paquete' count as one. */
function sameName(name: string): string {
  return fold(name.replace(/[^\p{L}\p{N}]+/gu, " "));
}
