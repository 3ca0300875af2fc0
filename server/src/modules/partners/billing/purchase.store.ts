// What a partner bought, or began to buy.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PartnersTables } from "../../../kernel/db/tables/partners.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type PurchaseRow = Selectable<PartnersTables["partner_purchases"]>;

/** False where its session or invoice is known already. */
export async function insertPurchase(tx: Tx, row: PurchaseRow): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("partner_purchases")
      .values(row)
      .onConflict((known) => known.column("stripe_id").doNothing()),
  );
  return made > 0;
}

export function readPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("partner_purchases").selectAll().where("id", "=", id));
}

export function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("partner_purchases").selectAll().where("id", "=", id).forUpdate());
}

export function lockPurchaseOfPayment(tx: Tx, intent: string): Promise<PurchaseRow | undefined> {
  return tx.first(sql.selectFrom("partner_purchases").selectAll().where("intent_id", "=", intent).forUpdate());
}

export async function updatePurchase(
  tx: Tx,
  id: string,
  change: Updateable<PartnersTables["partner_purchases"]>,
): Promise<void> {
  await tx.count(sql.updateTable("partner_purchases").set(change).where("id", "=", id));
}

/** Those that were paid, or are on the way; the newest first. A plan shows as its invoices. */
export function readPurchases(tx: Tx, partnerId: string): Promise<PurchaseRow[]> {
  return tx.rows(
    sql
      .selectFrom("partner_purchases")
      .selectAll()
      .where("partner_id", "=", partnerId)
      .where("kind", "!=", "plan")
      .where("status", "not in", ["open", "expired"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(50),
  );
}
