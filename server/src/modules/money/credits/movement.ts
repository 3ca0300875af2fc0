// Credits that the team sends to a business, or takes back; and the list of movements.

import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_LABELS, creditText, MODEL_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import type { createCreditMovement as createRoute } from "@mostrador/domain/money/credits/routes.ts";
import { creditMovements } from "@mostrador/domain/money/credits/schema.ts";
import { actorName, actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { extendSubscription, isThere } from "../../business/businesses/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { transfer } from "./ledger.store.ts";
import { readMovementByKey, readMovements, type ShownTransfer } from "./movement.store.ts";
import { presentMovement } from "./present-movement.ts";

export const listCreditMovements = listJournal(creditMovements, readMovements, presentMovement);

export async function createCreditMovement(ctx: PersonCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const at = body.date ? Date.parse(body.date) : ctx.now;
  if (at > ctx.now + CLOCKS_APART) throw invalid("date", "La fecha no puede ser futura");
  comparePrice(body);
  const tenant = tenantCtx(ctx, body.businessId.toLowerCase(), actorOf(ctx.principal));
  const row = await transact(tenant, async (tx) => {
    if (!(await isThere(tx))) throw notFound("No se encontró el negocio", "businessId");
    return sendCredits(tx, tenant, body, at);
  });
  return {
    data: { ...presentMovement(row), channelRenewalStatus: { success: true, message: "" } },
    message: messageOf(body),
  };
}

const CLOCKS_APART = 60_000;

/** The price of each credit on the screen, to a cent of the total. */
function comparePrice({ pricePerCredit, amount, totalPrice }: Call<typeof createRoute>["body"]): void {
  if (typeof pricePerCredit !== "number" || Math.abs(pricePerCredit * amount - totalPrice) <= 0.01 * amount) return;
  const message = "El precio por crédito no corresponde al total y la cantidad";
  throw new DomainError(422, message, { errors: [{ path: "pricePerCredit", message }] });
}

/** `at` (epoch ms): the time of the movement, if not now. The same key again returns the existing movement. */
export async function sendCredits(
  tx: Tx,
  ctx: TenantCtx,
  movement: Call<typeof createRoute>["body"],
  at = ctx.now,
): Promise<ShownTransfer> {
  const { type, creditType, amount, totalPrice, renewalDuration, resetDate } = movement;
  const key = `sent:${movement.key ?? newId()}`;
  const outcome = await transfer(
    tx,
    {
      id: newId(),
      key,
      model: MODEL_OF[creditType],
      cause: type,
      amount: thousandths(amount),
      totalPrice,
      details: { renewalDuration, resetDate },
    },
    { by: actorName(ctx.actor), at: new Date(at), written: new Date(ctx.now) },
  );
  if (outcome === "short") {
    const message = `El negocio tiene menos créditos ${CREDIT_LABELS[creditType]} disponibles`;
    throw new DomainError(422, message, { errors: [{ path: "amount", message }] });
  }
  if (outcome === "done") {
    if (type === "recharge" && renewalDuration !== "none") {
      await extendSubscription(tx, renewalDuration, resetDate ? new Date(ctx.now) : null);
    }
    const did = type === "recharge" ? "Envió" : "Extrajo";
    await writeAudit(tx, ctx, {
      action: type === "recharge" ? "credits.sent" : "credits.extracted",
      summary: `${did} ${creditText(amount)} créditos ${CREDIT_LABELS[creditType]}`,
      details: { type, creditType, amount, totalPrice },
    });
    await announce(tx, ctx, creditsChanged, {});
  }
  return (await readMovementByKey(tx, key)) as ShownTransfer;
}

function messageOf({ type, totalPrice }: Call<typeof createRoute>["body"]): string {
  if (type === "extract") return "Créditos extraídos exitosamente";
  return totalPrice === 0 ? "Créditos enviados exitosamente (gratis)" : "Créditos enviados exitosamente";
}
