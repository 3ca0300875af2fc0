// What a course costs in all, for the balance of an enrollment.
import { sayPesos } from "../../kit/words/say-pesos.ts";
import type { Course } from "./resource.ts";

type Prices = Pick<Course, "totalPrice" | "pricePerSession" | "sessions" | "enrollmentFee">;

/** Pesos with the enrollment fee. The price of all sessions counts before that of each. */
export function priceOf({ totalPrice, pricePerSession, sessions, enrollmentFee }: Prices): number {
  const price = totalPrice ?? (pricePerSession ?? 0) * sessions;
  return Math.round((price + (enrollmentFee ?? 0)) * 100) / 100;
}

/** For a customer: '$1,250 MXN más $200 de inscripción', '$150 MXN por sesión'; '' without any price. */
export function coursePriceText({ totalPrice, pricePerSession, enrollmentFee }: Omit<Prices, "sessions">): string {
  const price = totalPrice ?? pricePerSession;
  const fee = enrollmentFee ? `${sayPesos(enrollmentFee)} de inscripción` : "";
  if (price === null) return fee;
  if (price === 0) return fee || "gratis";
  const text = `${sayPesos(price)} MXN${totalPrice === null ? " por sesión" : ""}`;
  return fee ? `${text} más ${fee}` : text;
}
