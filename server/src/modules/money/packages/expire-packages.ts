// What is left of a package expires when its last day is over: planned with the sale and with each later day.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { expire } from "@mostrador/domain/money/packages/balance.ts";
import { PackageDue } from "@mostrador/domain/money/packages/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { balanceOf, moveSessions } from "./move-sessions.ts";
import { lapse } from "./online/lapse.ts";
import { lockPurchase } from "./purchase.store.ts";

type PurchaseExpiry = { id: string; expiresOn: Day | null; zone: string };

export async function planExpiry(tx: Tx, ctx: TenantCtx, { id, expiresOn, zone }: PurchaseExpiry): Promise<void> {
  if (!expiresOn) return;
  const at = instantOf(zone, addDays(expiresOn, 1), "00:00");
  await publish(tx, ctx, PackageDue, { purchaseId: id }, { at });
}

/** A plan that a later day has replaced changes nothing. */
export const onPackageDue = on(
  PackageDue,
  { name: "expire-package", title: "Vencer un paquete" },
  (ctx, { purchaseId }) =>
    transact(ctx, async (tx, inside) => {
      const row = await lockPurchase(tx, purchaseId);
      if (row?.status === "pending") return lapse(tx, inside, row);
      const moved = row && expire(balanceOf(row), localOf(row.zone, ctx.now).day);
      if (moved) await moveSessions(tx, inside, row, moved, { about: "Se acabó la vigencia" });
    }),
);
