// The part of the matrix about what a business buys from the platform.
import { type AccessRule, edit, view } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "billing.get": view(25),
  "stripe.checkout": edit(25),
  "stripe.promo": edit(25),
  "stripe.portal": edit(25),
  "stripe.paymentIntent": edit(25),
  "stripe.products": "session",
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  billing_changed: view(25),
};
