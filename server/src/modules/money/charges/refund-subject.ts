// Gives back what was charged for one thing, whatever the charges: from the last to the first. Nobody owes it again.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { recordMovement } from "../finance/index.ts";
import { type ChargeRow, type LineRow, linesPaidFor, lockCharge, updateCharge, updateLine } from "./charge.store.ts";
import { tellAll } from "./charge.ts";
import type { ChargeKind } from "./chargeable.ts";
import { subjectOf } from "./due.ts";

type HeldLine = LineRow & { charge: ChargeRow };

/** Locks its charges, the last first in the answer. Call it before the row of the thing itself is locked. */
export async function holdPaidLines(tx: Tx, kind: ChargeKind, id: string): Promise<readonly HeldLine[]> {
  const charges = new Map<string, ChargeRow>();
  for (const chargeId of [...new Set((await linesPaidFor(tx, kind, id)).map((line) => line.charge_id))].sort()) {
    const charge = await lockCharge(tx, chargeId);
    if (charge) charges.set(chargeId, charge);
  }
  return (await linesPaidFor(tx, kind, id)).flatMap((line) => {
    const charge = charges.get(line.charge_id);
    return charge ? [{ ...line, charge }] : [];
  });
}

/** What these lines can give back. */
export function refundableCents(lines: readonly HeldLine[]): number {
  return lines.reduce((sum, line) => sum + leftOf(line), 0);
}

/** `key` names the refund: the same key twice gives back once. */
export async function refundLines(
  tx: Tx,
  ctx: TenantCtx,
  lines: readonly HeldLine[],
  refund: { kind: ChargeKind; id: string; cents: number; paymentMethod: PaymentMethod; reason: string; key: string },
): Promise<void> {
  let left = refund.cents;
  for (const line of lines) {
    const back = Math.min(left, leftOf(line));
    if (back <= 0) continue;
    left -= back;
    const { charge } = line;
    await recordMovement(tx, ctx, {
      ...{ clientId: charge.contact_id, branchId: charge.branch_id, date: ctx.now, type: "out" as const },
      ...{ appointmentId: null, ...subjectOf(refund.kind, refund.id), chargeId: charge.id },
      ...{ paymentMethod: refund.paymentMethod, category: DEFAULT_CATEGORY, amount: fromCents(back) },
      comments: [`Devolución del cobro ${charge.ticket}: ${line.title}`, refund.reason]
        .filter(Boolean)
        .join(". ")
        .slice(0, 500),
      key: `${refund.key}:${charge.id}`,
    });
    await updateLine(tx, charge.id, line.position, {
      refunded: decimalOf(fromCents(toCents(Number(line.refunded)) + back)),
      discount: decimalOf(fromCents(toCents(Number(line.discount)) + back)),
    });
    await updateCharge(tx, charge.id, {
      updated_by: actorName(ctx.actor),
      updated_at: nextUpdate(ctx, charge.updated_at, undefined),
    });
    await tellAll(tx, ctx, charge.id, []);
  }
}

function leftOf(line: LineRow): number {
  return toCents(Number(line.paid)) - toCents(Number(line.refunded));
}
