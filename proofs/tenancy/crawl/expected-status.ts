// The expected status of a call of A's business by callers outside it, from the access that its route declares (D-2.2,
// D-2.5).
import type { Route } from "@mostrador/domain/kit/route.ts";

export type Stranger = "nobody" | "owner of B" | "limited staff" | "partner" | "admin";

/** Calls of any signed-in person are about the caller alone; these name a person, who must be the caller. */
const ABOUT_SOMEBODY: Record<string, number> = {
  "user.join": 403,
  "business.claim": 403,
  "partner.create": 403,
  "partner.createWithStripe": 403,
  "device.remove": 404,
  "session.end": 404,
};

/** Data of one session does not work in another, and data of one member does not work for others. */
const OF_ONE_SESSION: Record<string, number> = {
  "mercadoPago.connect": 422,
  "staffNumber.ask": 403,
  "staffNumber.prove": 403,
};

/** They name a partner in their query or body. */
const NAMES_PARTNER = new Set([
  ...["creditMovement.create", "domain.add", "domain.read", "domain.remove"],
  ...["partnerBilling.get", "stripe.partnerCheckout", "stripe.partnerPortal"],
]);

export function expectedStatus({ name, access, path, status = 200 }: Route, who: Stranger): number {
  if (access.kind === "public") return status;
  if (who === "nobody") return 401;
  if (access.kind === "session") return ABOUT_SOMEBODY[name] ?? status;
  if (access.kind === "partner" || access.kind === "admin") {
    const isOfRow = access.kind === "partner" && (path.includes("/:id") || NAMES_PARTNER.has(name));
    // another partner's row is not there for a partner's person
    if (who === "partner" && isOfRow) return 404;
    return who === "admin" || who === access.kind ? status : 403;
  }
  if (who === "admin") return OF_ONE_SESSION[name] ?? status;
  return who === "limited staff" ? 403 : 404;
}
