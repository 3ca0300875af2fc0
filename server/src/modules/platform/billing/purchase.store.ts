// What a business bought, or began to buy.
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PlatformTables } from "../../../kernel/db/tables/platform.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type PurchaseRow = Selectable<PlatformTables["purchases"]>;

/** False where its session, payment or invoice is known already. */
export async function insertPurchase(tx: Tx, row: PurchaseRow): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("purchases")
      .values(row)
      .onConflict((known) => known.columns(["business_id", "stripe_id"]).doNothing()),
  );
  return made > 0;
}

export async function writeStripeId(tx: Tx, id: string, stripeId: string): Promise<void> {
  await tx.count(sql.updateTable("purchases").set({ stripe_id: stripeId }).where("id", "=", id));
}

export function readPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("purchases").selectAll().where("id", "=", id));
}

export function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("purchases").selectAll().where("id", "=", id).forUpdate());
}

export function lockPurchaseOfPayment(tx: Tx, intent: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("purchases").selectAll().where("intent_id", "=", intent).forUpdate());
}

export async function updatePurchase(tx: Tx, id: string, change: Partial<PurchaseRow>): Promise<void> {
  await tx.count(sql.updateTable("purchases").set(change).where("id", "=", id));
}

/** Those that were paid, or are on the way; the newest first. A plan shows as its invoices. */
export function readPurchases(tx: Tx): Promise<PurchaseRow[]> {
  return tx.rows(
    sql
      .selectFrom("purchases")
      .selectAll()
      .where("kind", "!=", "plan")
      .where("status", "not in", ["open", "expired"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(50),
  );
}

export async function hasBoughtPromo(tx: Tx): Promise<boolean> {
  const row = await tx.first(
    sql
      .selectFrom("purchases")
      .select("id")
      .where("kind", "=", "promo")
      .where("status", "in", ["pending", "paid", "refunded", "disputed"])
      .limit(1),
  );
  return row !== undefined;
}
