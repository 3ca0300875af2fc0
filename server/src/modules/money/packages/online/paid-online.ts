// What money that arrived or went back online does to a sale: its sessions begin once, and end when all of it went back.

import { localOf } from "@mostrador/domain/kit/time.ts";
import { begin, close, isUnpaid } from "@mostrador/domain/money/packages/balance.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { planExpiry } from "../expire-packages.ts";
import { balanceOf, moveSessions } from "../move-sessions.ts";
import { owingOf } from "../present-purchase.ts";
import { type HeldPurchase, lockPurchase, readPurchases, updatePurchase } from "../purchase.store.ts";

/** Locks it. A sale that nobody paid in time still takes its money: nothing else was promised to others. */
export async function holdSale(tx: Tx, id: string): Promise<{ isCancelled: boolean; dueCents: number } | undefined> {
  const row = await lockPurchase(tx, id);
  if (!row) return undefined;
  return { isCancelled: row.status === "refunded", dueCents: Math.max(0, await owedCents(tx, id)) };
}

/** Who bought what, where its sessions began by this money; null otherwise. */
export async function moneyMoved(tx: Tx, ctx: TenantCtx, id: string): Promise<BegunSale | null> {
  const row = await lockPurchase(tx, id);
  if (!row) return null;
  const begun = isUnpaid(row) && (await owedCents(tx, id)) <= 0 ? await start(tx, ctx, row) : null;
  const isGivenBack = !isUnpaid(row) && row.status !== "refunded" && (await paidCents(tx, id)) <= 0;
  if (isGivenBack) await moveSessions(tx, ctx, row, close(balanceOf(row)), { about: "Se devolvió el pago en línea" });
  await announce(tx, ctx, packagePurchaseChanged, { clientId: row.contact_id });
  return begun;
}

export type BegunSale = { contactId: string; name: string; sessions: number; expiresOn: string | null };

async function start(tx: Tx, ctx: TenantCtx, row: HeldPurchase): Promise<BegunSale> {
  const { id, contact_id: contactId, name, sessions, zone } = row;
  const begun = begin(row, localOf(zone, ctx.now).day, row.valid_days);
  await moveSessions(tx, ctx, row, begun, { about: name });
  await updatePurchase(tx, id, { sold_at: new Date(ctx.now) });
  await planExpiry(tx, ctx, { id, expiresOn: begun.expiresOn, zone });
  await writeAudit(tx, ctx, {
    action: "package.sold",
    summary: `Se vendió en línea el paquete ${name}`,
    details: { purchaseId: id, packageId: row.package_id, price: Number(row.price) },
    subjectId: contactId,
  });
  return { contactId, name, sessions, expiresOn: begun.expiresOn };
}

async function owedCents(tx: Tx, id: string): Promise<number> {
  const { priceCents, discountCents, paidCents } = await owing(tx, id);
  return priceCents - discountCents - paidCents;
}

async function paidCents(tx: Tx, id: string): Promise<number> {
  return (await owing(tx, id)).paidCents;
}

async function owing(tx: Tx, id: string) {
  const [row] = await readPurchases(tx, { id, limit: 1 });
  return row ? owingOf(row) : { priceCents: 0, discountCents: 0, paidCents: 0 };
}
