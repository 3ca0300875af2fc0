// When the promotion ends in this browser: 72 hours after it was first seen here.
import { PROMO } from "@mostrador/domain/platform/billing/catalogue.ts";

export function promoEnd(now: number, kept: Pick<Storage, "getItem" | "setItem">): number {
  try {
    const known = Number(kept.getItem(PROMO.key));
    if (Number.isFinite(known) && known > 0) return known;
    const end = now + PROMO.seconds * 1000;
    kept.setItem(PROMO.key, String(end));
    return end;
  } catch {
    // a browser that keeps nothing shows the whole time
    return now + PROMO.seconds * 1000;
  }
}
