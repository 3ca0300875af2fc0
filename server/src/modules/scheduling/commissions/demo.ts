// The salon's commissions: a percentage for each specialist, payments of the last attended appointments, and one payout.
import { addDays, USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { AgendaQuery, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { NewPayout, SpecialistRules, StatementQuery } from "@mostrador/domain/scheduling/commissions/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { recordMovement } from "../../money/finance/index.ts";
import { listAgenda } from "../appointments/index.ts";
import { payCommissions } from "./payout.ts";
import { listRules, saveRules } from "./rules.ts";
import { readStatement } from "./statement.ts";

const DAYS = 14;
const PAID = 15;
const HOUR_MS = 3_600_000;
const PERCENTS = [40, 35, 45];

export async function seedCommissions(ctx: TenantCtx): Promise<void> {
  const { businessId } = ctx;
  const { specialists, services } = (await listRules(ctx, { query: { businessId } })).data;
  for (const [at, { _id: specialistId }] of specialists.entries()) {
    const own = at === 0 ? services.slice(0, 1).map(({ _id }) => ({ serviceId: _id, percent: 50 })) : [];
    const rules = SpecialistRules.parse({ businessId, specialistId, usual: PERCENTS[at % PERCENTS.length], own });
    await saveRules(ctx, { body: { rules } });
  }
  await payAppointments(ctx);
  const today = localOf(USUAL_ZONE, ctx.now).day;
  const days = { from: addDays(today, -DAYS), to: addDays(today, -DAYS / 2) };
  for (const { _id: specialistId } of specialists.slice(0, 1)) {
    const query = StatementQuery.parse({ businessId, specialistId, ...days });
    const owed = (await readStatement(ctx, { query })).data.totals.owed;
    const payout = NewPayout.parse({ businessId, specialistId, ...days, paymentMethod: "transfer", total: owed });
    if (owed > 0) await payCommissions(ctx, { body: { payout } });
  }
}

async function payAppointments(ctx: TenantCtx): Promise<void> {
  const [from, to] = [ctx.now - DAYS * 24 * HOUR_MS, ctx.now].map((at) => new Date(at).toISOString());
  const query = AgendaQuery.parse({ businessId: ctx.businessId, from, to });
  const { data } = await listAgenda(ctx, { query, params: {}, body: undefined });
  const attended = data.flatMap((entry) => (entry.status === "asistida" ? [entry] : [])).slice(0, PAID);
  for (const [at, appointment] of attended.entries()) {
    const common = {
      clientId: appointment.clientId === NO_CLIENT ? null : appointment.clientId,
      branchId: appointment.branchId,
      appointmentId: appointment._id,
      date: Date.parse(appointment.end),
      type: "in",
      category: "sales",
    } as const;
    const pay = (amount: number, comments: string, isTip: boolean) =>
      transact(ctx, (tx) =>
        recordMovement(tx, ctx, { ...common, amount, comments, isTip, paymentMethod: at % 2 === 0 ? "cash" : "debit" }),
      );
    await pay(250 + (at % 4) * 100, "Pago en el mostrador", false);
    if (at % 3 === 0) await pay(40, "Propina", true);
  }
}
