// Gives back a part or all of a charge: from its last line to its first, then the tip.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { refundCharge as route } from "@mostrador/domain/money/charges/routes.ts";
import { NO_CHARGE } from "@mostrador/domain/money/charges/schema.ts";
import { shareCents } from "@mostrador/domain/money/charges/share-cents.ts";
import { decimalOf, pesosText } from "@mostrador/domain/money/finance/amount.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { recordMovement } from "../finance/index.ts";
import { linesOf, lockCharge, tipsOf, updateCharge, updateLine } from "./charge.store.ts";
import { chargeOf, tellAll } from "./charge.ts";
import { kindOf, ofKind } from "./due.ts";

export async function refundCharge(ctx: TenantCtx, { params, body }: Pick<Call<typeof route>, "params" | "body">) {
  const { amount, paymentMethod, owesAgain, reason } = body.refund;
  const data = await transact(ctx, async (tx, inside) => {
    const charge = await lockCharge(tx, params.id);
    if (!charge) throw notFound(NO_CHARGE);
    const lines = await linesOf(tx, charge.id);
    const tipLeft = cents(charge.tip) - cents(charge.tip_refunded);
    const most = lines.reduce((sum, line) => sum + cents(line.paid) - cents(line.refunded), tipLeft);
    let left = toCents(amount);
    if (left > most) throw tooMuch(most);
    const money = {
      ...{ clientId: charge.contact_id, branchId: charge.branch_id, date: ctx.now, type: "out" as const },
      ...{ paymentMethod, category: DEFAULT_CATEGORY, chargeId: charge.id, appointmentId: null },
      comments: [`Devolución del cobro ${charge.ticket}`, reason].filter(Boolean).join(": ").slice(0, 500),
    };
    const touched = [];
    for (const line of [...lines].reverse()) {
      const back = Math.min(left, cents(line.paid) - cents(line.refunded));
      if (back <= 0) continue;
      left -= back;
      const names = {
        ...{ appointmentId: line.appointment_id, orderId: line.order_id, enrollmentId: line.enrollment_id },
        packagePurchaseId: line.package_purchase_id,
      };
      const movementId = await recordMovement(tx, inside, { ...money, ...names, amount: fromCents(back) });
      const forgiven = owesAgain ? 0 : back;
      await updateLine(tx, charge.id, line.position, {
        refunded: decimalOf(fromCents(cents(line.refunded) + back)),
        discount: decimalOf(fromCents(cents(line.discount) + forgiven)),
      });
      if (!Object.values(names).some(Boolean)) continue;
      const { kind, id } = kindOf(names);
      const payments = [{ movementId, paymentMethod, cents: -back }];
      await ofKind(inside, kind).charged?.(tx, inside, { id, priceCents: null, discountCents: forgiven, payments });
      touched.push({ kind, due: { id } });
    }
    // back from each who has a part of the tip
    const tips = left > 0 ? await tipsOf(tx, charge.id) : [];
    const shares = shareCents(
      left,
      tips.map((tip) => tip.cents),
    );
    for (const [at, { cents: _, ...names }] of tips.entries())
      if ((shares[at] ?? 0) > 0)
        await recordMovement(tx, inside, { ...money, ...names, isTip: true, amount: fromCents(shares[at] ?? 0) });
    await updateCharge(tx, charge.id, {
      tip_refunded: decimalOf(fromCents(cents(charge.tip_refunded) + left)),
      updated_by: actorName(ctx.actor),
      updated_at: nextUpdate(ctx, charge.updated_at, undefined),
    });
    await writeAudit(tx, inside, {
      action: "charge.refunded",
      summary: `Devolvió ${pesosText(amount)} del cobro ${charge.ticket}`,
      details: { chargeId: charge.id, amount, paymentMethod, owesAgain, reason },
    });
    await tellAll(tx, inside, charge.id, touched);
    return chargeOf(tx, charge.id);
  });
  return { data, message: "Devolución registrada correctamente" };
}

function cents(amount: string): number {
  return toCents(Number(amount));
}

function tooMuch(most: number): DomainError {
  const message =
    most === 0
      ? "Este cobro ya se devolvió completo"
      : `Lo que devuelves puede ser de hasta $${fromCents(most).toFixed(2)}`;
  return new DomainError(422, message, { errors: [{ path: "refund.amount", message }] });
}
