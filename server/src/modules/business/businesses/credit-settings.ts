// The settings of the business that the ledger of credits needs: how it pays, when it is warned, until when it is
// subscribed.
import { type AdminBusinessEdit, SubscriptionEndMoved } from "@mostrador/domain/business/businesses/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { lockBusiness, readBusiness, writeCreditSettings, writeEndSubscription, writeTerms } from "./business.store.ts";

export async function creditSettings(tx: Tx) {
  const row = await readBusiness(tx);
  if (!row) throw notFound("No se encontró el negocio");
  return {
    name: row.name,
    paymentMode: row.payment_mode,
    paymentLevel: row.payment_level.level,
    pricePerConversion: Number(row.payment_level.pricePerConversion),
    lowCreditThreshold: row.low_credit_threshold,
    creditNotificationInterval: row.credit_notification_interval,
  };
}

export async function setCreditSettings(
  tx: Tx,
  ctx: TenantCtx,
  settings: { lowCreditThreshold: number; creditNotificationInterval: number },
): Promise<void> {
  const before = await lockBusiness(tx);
  if (!before) throw notFound("No se encontró el negocio");
  await writeCreditSettings(tx, settings, nextUpdate(ctx, before.updated_at, undefined));
}

/** How the business pays. */
export async function setPaymentTerms(
  tx: Tx,
  ctx: TenantCtx,
  terms: Pick<AdminBusinessEdit, "paymentMode" | "paymentLevel">,
): Promise<void> {
  const before = await lockBusiness(tx);
  if (!before) throw notFound("No se encontró el negocio");
  await writeTerms(tx, terms, nextUpdate(ctx, before.updated_at, undefined));
}

export async function isThere(tx: Tx): Promise<boolean> {
  return (await readBusiness(tx)) !== undefined;
}

/** `from` null adds to the remaining time. A month is a day longer, as in the contract. */
export async function extendSubscription(
  tx: Tx,
  ctx: TenantCtx,
  duration: "15days" | "1month" | "1year",
  from: Date | null,
): Promise<void> {
  await writeEndSubscription(tx, DURATIONS[duration], from);
  await publish(tx, ctx, SubscriptionEndMoved, {});
}

const DURATIONS = { "15days": "15 days", "1month": "1 month 1 day", "1year": "1 year" } as const;
