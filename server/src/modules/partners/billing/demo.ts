// What the demo's partner bought. The answers of Stripe are made up; what they lead to is real.
import type { SystemCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { applyPartnerCheckout } from "./apply-purchase.ts";
import { insertPurchase, type PurchaseRow } from "./purchase.store.ts";

type DemoPurchase = Pick<PurchaseRow, "title" | "quantity" | "amount_cents"> & {
  at: number;
  end: "paid" | "pending" | "failed";
};

export async function seedPartnerPurchase(ctx: SystemCtx, partnerId: string, purchase: DemoPurchase): Promise<void> {
  const { at, end, ...bought } = purchase;
  const then = { ...ctx, now: at };
  const [id, moment] = [newId(), new Date(at)];
  const row: PurchaseRow = {
    ...{ ...bought, partner_id: partnerId, id, kind: "credits", status: "open", credits: 0, credits_back: 0 },
    ...{ stripe_id: `cs_demo_${id}`, intent_id: null, created_by: "Demostración" },
    ...{ created_at: moment, updated_at: moment },
  };
  await transact(then, (tx) => insertPurchase(tx, row));
  const session = { id: `cs_demo_${id}`, status: "complete", metadata: { purchase: id }, subscription: null } as const;
  const { quantity, amount_cents: amount } = bought;
  const state = { ...session, isPaid: end === "paid", quantity, amount, currency: "mxn", intent: `pi_demo_${id}` };
  await applyPartnerCheckout(then, partnerId, state, { hasFailed: end === "failed", at: moment });
}
