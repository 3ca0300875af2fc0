// A sale online that nobody paid in its time.
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import { PackageDue } from "@mostrador/domain/money/packages/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type HeldPurchase, updatePurchase } from "../purchase.store.ts";

/** As long as its payment link. */
const UNPAID_MS = 7 * 24 * 60 * 60_000;

export async function planLapse(tx: Tx, ctx: TenantCtx, purchaseId: string): Promise<void> {
  await publish(tx, ctx, PackageDue, { purchaseId }, { at: ctx.now + UNPAID_MS });
}

/** Of a locked purchase that is pending. One that was asked for again since then waits longer. */
export async function lapse(tx: Tx, ctx: TenantCtx, row: HeldPurchase): Promise<void> {
  if (row.updated_at.getTime() + UNPAID_MS > ctx.now) return;
  await updatePurchase(tx, row.id, {
    status: "lapsed",
    updated_by: actorName(ctx.actor),
    updated_at: new Date(ctx.now),
  });
  await announce(tx, ctx, packagePurchaseChanged, { clientId: row.contact_id });
}
