// Whether a message of a rule, or of a flow, is sent now: decided at the moment of sending.

import { outsideQuietHours } from "@mostrador/domain/growth/outreach/quiet-hours.ts";
import { OBJECTS } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { holdIsWorking } from "../../../business/businesses/index.ts";
import { holdMayRespond } from "../../../business/contacts/index.ts";
import { objectsTo } from "../../../business/privacy/index.ts";

export type SendDecision = { kind: "now" } | { kind: "later"; at: Instant } | { kind: "never"; reason: string };

/**
 * `isAnswer`: the contact has just written and waits for it, so that it is no promotion and waits for no morning.
 * `zone`: of the business.
 */
export async function decideSending(
  tx: Tx,
  ctx: TenantCtx,
  { contactId, zone, isAnswer }: { contactId: string; zone: string; isAnswer: boolean },
): Promise<SendDecision> {
  const reason = await whyContactGetsNone(tx, contactId, !isAnswer);
  if (reason !== null) return { kind: "never", reason };
  const at = isAnswer ? ctx.now : outsideQuietHours(zone, ctx.now, Number.POSITIVE_INFINITY);
  return at > ctx.now ? { kind: "later", at } : { kind: "now" };
}

/** Spanish; null when nothing is against it. The rows stay as they are until the transaction ends. */
export async function whyContactGetsNone(tx: Tx, contactId: string, isPromotion: boolean): Promise<string | null> {
  const [mayRespond, isWorking, objects, refuses] = await Promise.all([
    holdMayRespond(tx, contactId),
    holdIsWorking(tx),
    isPromotion ? objectsTo(tx, contactId, "secondary") : false,
    objectsTo(tx, contactId, "messages"),
  ]);
  if (!mayRespond) return "El asistente está apagado para este contacto";
  if (!isWorking) return "El negocio no está en funcionamiento";
  return objects || refuses ? OBJECTS : null;
}
