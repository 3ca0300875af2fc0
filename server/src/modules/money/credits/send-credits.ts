// Writes a movement of the team or of a partner into the ledger of a business: once for each key, with its renewal, an
// entry of the history and a live event.

import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_LABELS, creditText, MODEL_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import type { CreditPot, NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { extendSubscription } from "../../business/businesses/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { planExpiry } from "./blocks/expire-credits.ts";
import { transfer } from "./ledger.store.ts";
import { readMovementByKey, type ShownTransfer } from "./movement.store.ts";

/** Of a movement with the partner of the business. */
export type FromPartner = { partnerId: string; creditSource: CreditPot };

/**
 * `at` (epoch ms): the time of the movement, if not now. The same key again returns the existing movement.
 * `from`: the partner whose pot gave it, or got it back.
 */
export async function sendCredits(
  tx: Tx,
  ctx: TenantCtx,
  movement: NewCreditMovement,
  at = ctx.now,
  from?: FromPartner,
): Promise<ShownTransfer> {
  const { type, creditType, amount, totalPrice, renewalDuration, resetDate, priority } = movement;
  const expiresAt = expiryOf(ctx, movement);
  const key = `${from ? `partner:${from.partnerId}` : "sent"}:${movement.key ?? newId()}`;
  const outcome = await transfer(
    tx,
    {
      id: newId(),
      key,
      model: MODEL_OF[creditType],
      cause: from ? PARTNER_CAUSE[type] : type,
      amount: thousandths(amount),
      totalPrice,
      details: { renewalDuration, resetDate, ...(expiresAt && { expiresAt: expiresAt.toISOString() }), ...from },
      block: {
        origin: from ? `${from.creditSource}:${from.partnerId}` : "team",
        ...(priority !== undefined && { priority }),
        expiresAt,
      },
    },
    { by: actorName(ctx.actor), at: new Date(at), written: new Date(ctx.now) },
  );
  if (outcome === "short") {
    const message = `El negocio tiene menos créditos ${CREDIT_LABELS[creditType]} disponibles`;
    throw new DomainError(422, message, { errors: [{ path: "amount", message }] });
  }
  if (outcome === "done") {
    if (type === "recharge" && renewalDuration !== "none") {
      await extendSubscription(tx, ctx, renewalDuration, resetDate ? new Date(ctx.now) : null);
    }
    if (expiresAt) await planExpiry(tx, ctx, expiresAt);
    const did = type === "recharge" ? "Envió" : "Extrajo";
    await writeAudit(tx, ctx, {
      action: type === "recharge" ? "credits.sent" : "credits.extracted",
      summary: `${did} ${creditText(amount)} créditos ${CREDIT_LABELS[creditType]}`,
      details: { type, creditType, amount, totalPrice, expiresAt, ...from },
    });
    await announce(tx, ctx, creditsChanged, {});
  }
  return (await readMovementByKey(tx, key)) as ShownTransfer;
}

function expiryOf(ctx: TenantCtx, { type, expiresAt }: NewCreditMovement): Date | null {
  if (!expiresAt) return null;
  if (type === "extract") throw withoutExpiry("Una extracción no lleva caducidad");
  const at = new Date(expiresAt);
  if (at.getTime() <= ctx.now) throw invalid("expiresAt", "La caducidad debe ser una fecha futura");
  return at;
}

export function withoutExpiry(message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path: "expiresAt", message }] });
}

const PARTNER_CAUSE = { recharge: "transfer", extract: "business_extract" } as const;

export function messageOf({ type, totalPrice }: Pick<NewCreditMovement, "type" | "totalPrice">): string {
  if (type === "extract") return "Créditos extraídos exitosamente";
  return totalPrice === 0 ? "Créditos enviados exitosamente (gratis)" : "Créditos enviados exitosamente";
}
