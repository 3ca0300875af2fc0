// The demo's business that pays by conversion: what it was sent and bought, and what each first appointment cost. One
// came while the balance was too low, and was not charged.
import { type TenantCtx, tenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { setPaymentTerms } from "../../modules/business/businesses/index.ts";
import { sendPesos } from "../../modules/money/credits/index.ts";
import { chargeFirst, firstAppointments, seedPurchase } from "../../modules/platform/billing/index.ts";
import type { DemoBusiness } from "../demo-business.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Pesos. */
const FIRST = 500;
const BOUGHT = 1000;
const purchase = (at: number, end: "paid" | "pending" | "failed") => ({
  ...({ kind: "pesos", title: "Saldo en pesos", quantity: BOUGHT, amount_cents: BOUGHT * 100 } as const),
  ...{ at, end },
});

export async function seedPesos(ctx: TenantCtx, terms: NonNullable<DemoBusiness["conversions"]>): Promise<void> {
  const { level, pricePerConversion } = terms;
  const paymentLevel = { level, pricePerConversion };
  await transact(ctx, (tx) => setPaymentTerms(tx, ctx, { paymentMode: "conversion", paymentLevel }));
  const first = await firstAppointments(ctx);
  const began = (first[0]?.created_at.getTime() ?? ctx.now) - DAY_MS;
  const team = { ...tenantCtx(ctx, ctx.businessId, { kind: "system", name: "Equipo Mostrador" }), now: began };
  const sent = { key: "sent:demo", type: "recharge", amount: FIRST, note: "Saldo de bienvenida" } as const;
  await transact(team, (tx) => sendPesos(tx, team, sent));
  let balance = FIRST;
  for (const [index, appointment] of first.entries()) {
    await chargeFirst(ctx, appointment);
    const isShort = balance < pricePerConversion;
    if (!isShort) balance -= pricePerConversion;
    const next = Math.min(first[index + 1]?.created_at.getTime() ?? ctx.now, ctx.now);
    if (!isShort) continue;
    await seedPurchase(ctx, purchase((appointment.created_at.getTime() + next) / 2, "paid"));
    balance += BOUGHT;
  }
  await seedPurchase(ctx, purchase(ctx.now - 6 * DAY_MS, "failed"));
  await seedPurchase(ctx, purchase(ctx.now - 5 * DAY_MS, "paid"));
  await seedPurchase(ctx, purchase(ctx.now - 9 * HOUR_MS, "pending"));
}
