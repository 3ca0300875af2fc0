// How much the assistant may register by itself, so that a conversation that tells it to goes on and on fills no page: one of
// a name a day of a contact, and few in all (contract/growth#conversion-events). People register what they like.
import { fold } from "../../kit/text.ts";

export const BOUND_MS = 24 * 3600_000;
export const MOST_A_DAY = 3;

export type BoundRefusal = "repeated" | "too_many";

/** `latest`: the names of what the assistant registered of this contact within `BOUND_MS`. Null: it may. */
export function refusedByBound(latest: readonly string[], name: string): BoundRefusal | null {
  if (latest.some((one) => sameName(one) === sameName(name))) return "repeated";
  return latest.length >= MOST_A_DAY ? "too_many" : null;
}

/** 'Compró: paquete' and 'compro paquete' are one. */
function sameName(name: string): string {
  return fold(name.replace(/[^\p{L}\p{N}]+/gu, " "));
}
