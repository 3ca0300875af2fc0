// What a call of A's business answers to those who are not of it, by the access that its route declares (D-2.2, D-2.5).
import type { Route } from "@mostrador/domain/kit/route.ts";

export type Stranger = "nobody" | "owner of B" | "limited staff" | "partner" | "admin";

/** Calls of any signed-in person are about the caller alone; these are about somebody, and that must be the caller. */
const ABOUT_SOMEBODY: Record<string, number> = {
  "user.join": 403,
  "business.claim": 403,
  "device.remove": 404,
  "session.end": 404,
};

/** What was given to one session is of no use in another, whoever has it; what is about a member is of no use to others. */
const OF_ONE_SESSION: Record<string, number> = {
  "mercadoPago.connect": 422,
  "staffNumber.ask": 403,
  "staffNumber.prove": 403,
};

export function expectedStatus({ name, access, status = 200 }: Route, who: Stranger): number {
  if (access.kind === "public") return status;
  if (who === "nobody") return 401;
  if (access.kind === "session") return ABOUT_SOMEBODY[name] ?? status;
  if (access.kind === "partner" || access.kind === "admin") {
    return who === "admin" || who === access.kind ? status : 403;
  }
  if (who === "admin") return OF_ONE_SESSION[name] ?? status;
  return who === "limited staff" ? 403 : 404;
}
