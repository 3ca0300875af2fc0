// Moves credits of a partner's pots: the team recharges them; its people and the team send to its businesses and take
// back. Pot and business change in one transaction, the pot first, so that callers of one pot wait in line (D-12.3).

import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { NO_BUSINESS } from "@mostrador/domain/kit/schema.ts";
import { creditsOf, thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_LABELS, POT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import { type CreditMovementBody, CreditPot, type NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { subscriptionCard } from "@mostrador/domain/partners/partners/subscription.ts";
import { actorName, actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { readBusinessPartner } from "../../../business/businesses/index.ts";
import { planUseReport } from "../../../partners/billing/index.ts";
import {
  isOfTeam,
  partnerOf,
  readPartner,
  requirePartner,
  subscriptionOf,
  UNKNOWN_PARTNER,
} from "../../../partners/partners/index.ts";
import { channelRenewal } from "../channel-renewal.ts";
import { presentMovement } from "../present-movement.ts";
import { messageOf, sendCredits, withoutExpiry } from "../send-credits.ts";
import { movePot, type PotMove, readPotMovement } from "./pot.store.ts";
import { presentPotMovement } from "./present-pot-movement.ts";

/** `at` (epoch ms): the time of the movement. */
export async function movePartnerCredits(ctx: PersonCtx, body: CreditMovementBody, at: number) {
  const partnerId = await transact(ctx, async (tx) => {
    const named = body.partnerId ?? (await partnerOf(tx, ctx.principal.userId));
    if (!named) throw notFound(UNKNOWN_PARTNER, "partnerId");
    return (await requirePartner(tx, ctx, named, { path: "partnerId" })).id;
  });
  const pot = body.creditSource;
  if (!pot) throw invalid("creditSource", POT_MISSING);
  if (body.type === "partner_recharge") return rechargePot(ctx, body, { partnerId, pot, at });
  if (!body.businessId) throw invalid("businessId", NO_BUSINESS);
  const isBack = body.type === "extract" || body.type === "business_extract";
  const { creditSource: _source, partnerId: _partner, ...fields } = body;
  const movement: NewCreditMovement = {
    ...fields,
    businessId: body.businessId.toLowerCase(),
    key: body.key ?? newId(),
    type: isBack ? "extract" : "recharge",
  };
  const tenant = tenantCtx(ctx, movement.businessId, actorOf(ctx.principal));
  const row = await transact(tenant, (tx) =>
    sendFromPot(tx, tenant, movement, { partnerId, pot, at, isOfTeam: isOfTeam(ctx) }),
  );
  const isRenewed = !isBack && movement.renewalDuration !== "none";
  const channelRenewalStatus = await channelRenewal(tenant, isRenewed);
  return { data: { ...presentMovement(row), channelRenewalStatus }, message: messageOf(movement) };
}

const POT_MISSING = CreditPot.safeParse(undefined).error?.issues[0]?.message ?? "";

type Terms = { partnerId: string; pot: CreditPot; at: number };

async function rechargePot(ctx: PersonCtx, body: CreditMovementBody, { partnerId, pot, at }: Terms) {
  if (!isOfTeam(ctx)) {
    const message = "Solo el equipo de Mostrador recarga el saldo de un partner";
    throw new DomainError(403, message, { errors: [{ path: "type", message }] });
  }
  if (body.businessId) throw invalid("businessId", "La recarga de un partner no lleva negocio");
  if (body.expiresAt) throw withoutExpiry("El saldo de un partner no caduca");
  const key = `sent:${body.key ?? newId()}`;
  const row = await transact(ctx, async (tx) => {
    const move = potMove(body, { partnerId, pot }, { key, type: "partner_recharge", business: null });
    await movePot(tx, move, stampOf(ctx.principal.name, at, ctx.now));
    return readPotMovement(tx, partnerId, key);
  });
  if (!row) throw notFound(UNKNOWN_PARTNER, "partnerId");
  const channelRenewalStatus = { success: true, message: "" };
  return {
    data: { ...presentPotMovement(row), channelRenewalStatus },
    message: messageOf({ ...body, type: "recharge" }),
  };
}

/** `isOfTeam`: told that the business is of another partner; for everybody else it does not exist (D-2.5). */
export async function sendFromPot(
  tx: Tx,
  ctx: TenantCtx,
  movement: NewCreditMovement,
  { partnerId, pot, at, isOfTeam: isTold = false }: Terms & { isOfTeam?: boolean },
) {
  const business = await readBusinessPartner(tx);
  if (!business || (!isTold && business.partnerId !== partnerId))
    throw notFound("No se encontró el negocio", "businessId");
  if (business.partnerId !== partnerId) throw refusal("businessId", "El negocio no es de este partner");
  const type = movement.type === "extract" ? "business_extract" : "partner_transfer";
  if (type === "partner_transfer" && pot === "sold") await refuseEnded(tx, ctx, partnerId);
  const key = movement.key ?? newId();
  const move = potMove(
    movement,
    { partnerId, pot },
    {
      key: `sent:${key}`,
      type,
      business: { id: ctx.businessId, name: business.name },
    },
  );
  const outcome = await movePot(tx, move, stampOf(actorName(ctx.actor), at, ctx.now));
  const label = POT_LABELS[pot];
  if (outcome === "short") throw refusal("amount", `No hay suficientes créditos en '${label}'`);
  if (outcome === "not theirs") {
    throw refusal("amount", `Solo puedes extraer los créditos ${CREDIT_LABELS[move.creditType]} que envió '${label}'`);
  }
  if (outcome === "done") await reportUse(tx, ctx, partnerId, move.key);
  if (outcome === "exists") await refuseOtherBusiness(tx, ctx, partnerId, move.key);
  return sendCredits(tx, ctx, { ...movement, key }, at, { partnerId, creditSource: pot });
}

/** The subscription charges what left 'Con fee' for the first time. */
async function reportUse(tx: Tx, ctx: TenantCtx, partnerId: string, key: string): Promise<void> {
  const row = await readPotMovement(tx, partnerId, key);
  const credits = creditsOf(row?.usage ?? 0);
  if (row && credits > 0)
    await planUseReport(tx, ctx, { movementId: row.id, partnerId, credits, at: row.at.getTime() });
}

/** A partner whose subscription has ended still sends what it paid before. */
async function refuseEnded(tx: Tx, ctx: TenantCtx, partnerId: string): Promise<void> {
  const partner = await readPartner(tx, partnerId);
  if (!partner || subscriptionCard(subscriptionOf(partner), ctx.now) !== "ended") return;
  throw refusal("creditSource", "Tu suscripción terminó. Renuévala para enviar créditos Con fee.");
}

/** The same key again, for another business or in the other direction: nothing may come of it. */
async function refuseOtherBusiness(tx: Tx, ctx: TenantCtx, partnerId: string, key: string): Promise<void> {
  const before = await readPotMovement(tx, partnerId, key);
  if (before?.business_id !== ctx.businessId) throw refusal("key", "Esa clave ya es de otro movimiento");
}

function potMove(
  { creditType, amount, totalPrice, renewalDuration, resetDate }: CreditMovementBody | NewCreditMovement,
  { partnerId, pot }: { partnerId: string; pot: CreditPot },
  more: Pick<PotMove, "key" | "type" | "business">,
): PotMove {
  return { ...more, partnerId, pot, creditType, amount: thousandths(amount), totalPrice, renewalDuration, resetDate };
}

function stampOf(by: string, at: number, now: number) {
  return { by, at: new Date(at), written: new Date(now) };
}

function refusal(path: string, message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path, message }] });
}
