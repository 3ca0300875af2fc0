// What the desk charges of enrollments. An enrollment keeps its balance: what was paid, and what is still owed.
import { toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { clientName } from "../../../business/contacts/index.ts";
import type { Chargeable, Charged } from "../../../money/charges/index.ts";
import {
  countPayments,
  insertPayment,
  lockEnrollment,
  readEnrollments,
  updateEnrollment,
} from "../enrollment.store.ts";
import { type EnrollmentDueRow, readOwingOn } from "./enrollment-due.store.ts";

export const chargeableEnrollment: Chargeable = {
  kind: "enrollment",
  async due(tx, ids, { hold }) {
    if (hold) for (const id of [...ids].sort()) await lockEnrollment(tx, id);
    const found = await Promise.all(ids.map((id) => readEnrollments(tx, { id, limit: 1 })));
    return found.flat().map(dueOf);
  },
  async dueOn(tx, day) {
    return (await readOwingOn(tx, day)).map(dueOf);
  },
  charged: keepBalance,
  async announce(tx, ctx, ids) {
    for (const id of ids) {
      const [row] = await readEnrollments(tx, { id, limit: 1 });
      if (row) await announce(tx, ctx, enrollmentChanged, { courseId: row.course_id });
    }
  },
};

function dueOf(row: EnrollmentDueRow) {
  const paidCents = toCents(Number(row.total_paid));
  return {
    id: row.id,
    title: `Curso ${row.course_name}, boleto ${row.ticket}`,
    contactId: row.contact_id,
    contactName: clientName(row),
    branchId: null,
    priceCents: paidCents + toCents(Number(row.remaining_balance)),
    discountCents: 0,
    paidCents,
    suggestedCents: null,
    refusal: row.status === "cancelled" ? "La inscripción está cancelada" : "",
  };
}

async function keepBalance(tx: Tx, ctx: TenantCtx, { id, priceCents, discountCents, payments }: Charged) {
  const before = await lockEnrollment(tx, id);
  if (!before) return;
  let position = await countPayments(tx, id);
  for (const { movementId, paymentMethod, cents } of payments)
    await insertPayment(tx, {
      ...{ business_id: ctx.businessId, enrollment_id: id, position: ++position, amount: decimalOf(cents / 100) },
      ...{ payment_method: paymentMethod, paid_at: new Date(ctx.now), movement_id: movementId },
    });
  const paidBefore = toCents(Number(before.total_paid));
  const price = priceCents ?? paidBefore + toCents(Number(before.remaining_balance));
  const paid = payments.reduce((sum, { cents }) => sum + cents, paidBefore);
  const left = Math.max(0, price - discountCents - paid);
  await updateEnrollment(tx, id, {
    total_paid: decimalOf(Math.max(0, paid) / 100),
    remaining_balance: decimalOf(left / 100),
    payment_status: left === 0 ? "completed" : paid > 0 ? "partial" : "pending",
    ...(payments[0] && { payment_method: payments[0].paymentMethod }),
    updated_by: actorName(ctx.actor),
    updated_at: nextUpdate(ctx, before.updated_at, undefined),
  });
}
