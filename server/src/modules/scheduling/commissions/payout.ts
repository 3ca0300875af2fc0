// Pays a specialist what a statement says is owed: the lines are kept as they were, and the money leaves as an expense.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { daysLabel } from "@mostrador/domain/kit/figures/period.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { commissionKey } from "@mostrador/domain/money/finance/movement-origin.ts";
import { commissionsChanged } from "@mostrador/domain/scheduling/commissions/live.ts";
import type {
  payCommissions as payRoute,
  undoPayout as undoRoute,
} from "@mostrador/domain/scheduling/commissions/routes.ts";
import {
  ALREADY_UNDONE,
  NO_PAYOUT,
  NOTHING_OWED,
  STATEMENT_CHANGED,
} from "@mostrador/domain/scheduling/commissions/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { lockSpecialists } from "../../business/specialists/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { recordMovement } from "../../money/finance/index.ts";
import { readSpecialistNames } from "./names.store.ts";
import { insertPayout, lockPayout, type PayoutRow, presentPayout, undoPayoutRow } from "./payout.store.ts";
import { earningsOf, summed } from "./statement.ts";

const CATEGORY = "salary";

export async function payCommissions(ctx: TenantCtx, { body: { payout } }: Pick<Call<typeof payRoute>, "body">) {
  const { paymentMethod } = payout;
  const days = { from: payout.from as Day, to: payout.to as Day };
  const data = await transact(ctx, async (tx, inside) => {
    // of two payouts at once, the second finds nothing owed
    await lockSpecialists(tx, [payout.specialistId]);
    const person = await personOf(tx, payout.specialistId, "payout.specialistId");
    const lines = (await earningsOf(tx, [person], days, ctx.now)).filter(({ payout_id: of }) => of === null);
    const { commissionCents, tipsCents, owedCents } = summed(lines);
    if (owedCents !== toCents(payout.total)) throw conflict(STATEMENT_CHANGED);
    if (owedCents <= 0) throw new DomainError(422, NOTHING_OWED);
    const id = newId();
    const movementId = await recordMovement(tx, inside, {
      key: commissionKey(id),
      ...{ clientId: null, branchId: person.branch_id, appointmentId: null, date: ctx.now, type: "out" },
      ...{ paymentMethod, category: CATEGORY, amount: fromCents(owedCents) },
      comments: `Comisiones y propinas de ${person.name}, ${daysLabel(days)}`,
    });
    const row: PayoutRow = {
      ...{ business_id: ctx.businessId, id, specialist_id: person.id },
      ...{ first_day: days.from, last_day: days.to, payment_method: paymentMethod, movement_id: movementId },
      ...{ commission: decimalOf(fromCents(commissionCents)), tips: decimalOf(fromCents(tipsCents)) },
      ...{ paid_at: new Date(ctx.now), paid_by: actorName(ctx.actor) },
      ...{ undone_at: null, undone_by: null, undone_reason: "" },
    };
    await insertPayout(
      tx,
      row,
      lines.map((line, position) => ({
        ...{ business_id: ctx.businessId, payout_id: row.id, position, specialist_id: person.id },
        ...{ movement_id: line.movement_id, session_id: line.session_id, is_session: line.is_session },
        ...{ service_id: line.service_id, is_tip: line.is_tip },
        ...{ earned_at: line.earned_at, percent: line.percent.toFixed(2) },
        fixed: line.fixedCents === null ? null : decimalOf(fromCents(line.fixedCents)),
        ...{ base: decimalOf(fromCents(line.baseCents)), amount: decimalOf(fromCents(line.amountCents)) },
      })),
    );
    await tell(tx, ctx, row, "paid", `Pagó ${money(owedCents)} de comisiones y propinas a ${person.name}`);
    return presentPayout(row);
  });
  return { data, message: "Pago de comisiones registrado" };
}

export async function undoPayout(ctx: TenantCtx, { params, body }: Pick<Call<typeof undoRoute>, "params" | "body">) {
  const { reason } = body.undoing;
  const data = await transact(ctx, async (tx, inside) => {
    const before = await lockPayout(tx, params.id);
    if (!before) throw notFound(NO_PAYOUT);
    if (before.undone_at) throw conflict(ALREADY_UNDONE);
    const person = await personOf(tx, before.specialist_id);
    const cents = toCents(Number(before.commission)) + toCents(Number(before.tips));
    await recordMovement(tx, inside, {
      key: commissionKey(before.id, true),
      ...{ clientId: null, branchId: person.branch_id, appointmentId: null, date: ctx.now, type: "in" },
      ...{ paymentMethod: before.payment_method, category: CATEGORY, amount: fromCents(cents) },
      comments: `Se deshizo el pago de comisiones de ${person.name}: ${reason}`.slice(0, 500),
    });
    const write = { undone_at: new Date(ctx.now), undone_by: actorName(ctx.actor), undone_reason: reason };
    await undoPayoutRow(tx, before.id, write);
    await tell(tx, ctx, before, "undone", `Deshizo el pago de ${money(cents)} a ${person.name}: ${reason}`);
    return presentPayout({ ...before, ...write });
  });
  return { data, message: "Pago de comisiones deshecho" };
}

async function personOf(tx: Tx, id: string, field?: string) {
  const person = (await readSpecialistNames(tx)).find((one) => one.id === id.toLowerCase());
  if (!person) throw notFound("No se encontró al especialista", field);
  return person;
}

function money(cents: number): string {
  return `$${fromCents(cents).toFixed(2)}`;
}

async function tell(tx: Tx, ctx: TenantCtx, row: PayoutRow, step: string, summary: string): Promise<void> {
  const details = { payoutId: row.id, specialistId: row.specialist_id };
  await writeAudit(tx, ctx, { action: `commission.${step}`, summary, details });
  await announce(tx, ctx, commissionsChanged, { specialistId: row.specialist_id });
}
