// Credits that the team sends to a business, or takes back; and the list of movements. What names a partner moves its
// pots (pots/).

import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { NO_BUSINESS } from "@mostrador/domain/kit/schema.ts";
import type { createCreditMovement as createRoute } from "@mostrador/domain/money/credits/routes.ts";
import {
  type CreditMovementBody,
  creditMovements,
  type NewCreditMovement,
} from "@mostrador/domain/money/credits/schema.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { isThere } from "../../business/businesses/index.ts";
import { channelRenewal } from "./channel-renewal.ts";
import { readMovements } from "./movement.store.ts";
import { movePartnerCredits } from "./pots/move-partner-credits.ts";
import { presentMovement } from "./present-movement.ts";
import { messageOf, sendCredits } from "./send-credits.ts";

export const listCreditMovements = listJournal(creditMovements, readMovements, presentMovement);

/** A person of a partner moves only its pots, whether they name it or not. */
export async function createCreditMovement(ctx: PersonCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const at = body.date ? Date.parse(body.date) : ctx.now;
  if (at > ctx.now + CLOCKS_APART) throw invalid("date", "La fecha no puede ser futura");
  comparePrice(body);
  if (body.partnerId || ctx.principal.role !== "admin") return movePartnerCredits(ctx, body, at);
  const movement = ofTeam(body);
  const tenant = tenantCtx(ctx, movement.businessId.toLowerCase(), actorOf(ctx.principal));
  const row = await transact(tenant, async (tx) => {
    if (!(await isThere(tx))) throw notFound("No se encontró el negocio", "businessId");
    return sendCredits(tx, tenant, movement, at);
  });
  const isRenewed = movement.type === "recharge" && movement.renewalDuration !== "none";
  const channelRenewalStatus = await channelRenewal(tenant, isRenewed);
  return { data: { ...presentMovement(row), channelRenewalStatus }, message: messageOf(movement) };
}

const CLOCKS_APART = 60_000;

/** The price of each credit on the screen, to a cent of the total. */
function comparePrice({ pricePerCredit, amount, totalPrice }: CreditMovementBody): void {
  if (typeof pricePerCredit !== "number" || Math.abs(pricePerCredit * amount - totalPrice) <= 0.01 * amount) return;
  const message = "El precio por crédito no corresponde al total y la cantidad";
  throw new DomainError(422, message, { errors: [{ path: "pricePerCredit", message }] });
}

function ofTeam({ type, businessId, creditSource, ...rest }: CreditMovementBody): NewCreditMovement {
  if (type !== "recharge" && type !== "extract") throw invalid("partnerId", "Falta el partner");
  if (!businessId) throw invalid("businessId", NO_BUSINESS);
  if (creditSource) {
    const message = "El origen de los créditos es de los partners: el equipo envía sin origen";
    throw new DomainError(422, message, { errors: [{ path: "creditSource", message }] });
  }
  return { ...rest, type, businessId };
}
