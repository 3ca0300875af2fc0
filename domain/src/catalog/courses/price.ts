// What a course costs in all, for the balance of an enrollment.
import type { Course } from "./resource.ts";

type Prices = Pick<Course, "totalPrice" | "pricePerSession" | "sessions" | "enrollmentFee">;

/** Pesos with the enrollment fee. The price of all sessions counts before that of each. */
export function priceOf({ totalPrice, pricePerSession, sessions, enrollmentFee }: Prices): number {
  const price = totalPrice ?? (pricePerSession ?? 0) * sessions;
  return Math.round((price + (enrollmentFee ?? 0)) * 100) / 100;
}
