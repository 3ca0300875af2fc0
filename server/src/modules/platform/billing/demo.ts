// What the demo's businesses bought. The answers of Stripe are made up; what they lead to is real.

import { type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { chargeConversion } from "../../money/credits/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import { applyCharge } from "./apply-charge.ts";
import { applyCheckout } from "./apply-purchase.ts";
import { insertPurchase, type PurchaseRow } from "./purchase.store.ts";

const MINUTES_LATER = 10 * 60_000;
const STRIPE = { kind: "system", name: "Stripe" } as const;

type DemoPurchase = Pick<PurchaseRow, "kind" | "title" | "quantity" | "amount_cents"> & {
  at: number;
  /** Which of the ends of a purchase it had; 'pending' waits for a payment in a shop. */
  end: "paid" | "pending" | "failed" | "refunded" | "disputed";
};

export async function seedPurchase(ctx: TenantCtx, { at, end, ...bought }: DemoPurchase): Promise<void> {
  const then = { ...tenantCtx(ctx, ctx.businessId, STRIPE), now: at };
  const [id, moment] = [newId(), new Date(at)];
  const intent = `pi_demo_${id}`;
  const row: PurchaseRow = {
    ...{ ...bought, business_id: ctx.businessId, id, currency: "MXN", status: "open", credits: 0, credits_back: 0 },
    ...{ stripe_id: `cs_demo_${id}`, intent_id: null, created_by: "Demostración" },
    ...{ created_at: moment, updated_at: moment },
  };
  await transact(then, (tx) => insertPurchase(tx, row));
  const { quantity, amount_cents: amount } = bought;
  const isPaid = end !== "pending" && end !== "failed";
  const session = { id: `cs_demo_${id}`, status: "complete", metadata: { purchase: id }, subscription: null } as const;
  await applyCheckout(
    then,
    { ...session, isPaid, quantity, amount, currency: "mxn", intent },
    end === "failed",
    moment,
  );
  if (end !== "refunded" && end !== "disputed") return;
  const isDisputed = end === "disputed";
  const charge = { id: `ch_demo_${id}`, metadata: {}, intent, amount, refunded: isDisputed ? 0 : amount, isDisputed };
  await applyCharge({ ...then, now: at + MINUTES_LATER }, charge);
}

const FIRST_APPOINTMENTS = {
  name: "first-appointments-of-demo",
  text: `select distinct on (a.contact_id) a.contact_id, a.id, a.created_at from ${appointmentRows} a
    where a.business_id = current_business() and not a.is_block and a.contact_id is not null
    order by a.contact_id, a.created_at, a.id`,
};

export type FirstAppointment = { contact_id: string; id: string; created_at: Date };

/** Whose first appointments a business that pays by conversion was charged for, in their order. */
export async function firstAppointments(ctx: TenantCtx): Promise<FirstAppointment[]> {
  const rows = await transact(ctx, (tx) => tx.run<FirstAppointment>(FIRST_APPOINTMENTS, []));
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** As the subscriber charges it; it finds the conversion charged already. */
export function chargeFirst(ctx: TenantCtx, { contact_id, id, created_at }: FirstAppointment): Promise<void> {
  const then = { ...tenantCtx(ctx, ctx.businessId, { kind: "system", name: "Mostrador" }), now: created_at.getTime() };
  const conversion = { kind: "appointment", referenceId: id, once: contact_id } as const;
  return transact(then, (tx, inside) => chargeConversion(tx, inside, conversion));
}
