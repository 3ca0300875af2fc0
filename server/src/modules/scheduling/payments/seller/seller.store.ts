// The connected account of a business, and pending consents.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type SellerRow = Selectable<SchedulingTables["payment_sellers"]>;

export function readSeller(tx: Tx): Promise<SellerRow | undefined> {
  return tx.first(sql.selectFrom("payment_sellers").selectAll());
}

export function lockSeller(tx: Tx): Promise<SellerRow | undefined> {
  return tx.first(sql.selectFrom("payment_sellers").selectAll().forUpdate());
}

/** One for each business: connecting again keeps the row. */
export async function ensureSeller(tx: Tx, row: Insertable<SchedulingTables["payment_sellers"]>): Promise<SellerRow> {
  await tx.count(
    sql
      .insertInto("payment_sellers")
      .values(row)
      .onConflict((known) => known.columns(["business_id"]).doNothing()),
  );
  return (await lockSeller(tx)) as SellerRow;
}

export function updateSeller(
  tx: Tx,
  id: string,
  row: Updateable<SchedulingTables["payment_sellers"]>,
): Promise<SellerRow | undefined> {
  return tx.first(sql.updateTable("payment_sellers").set(row).where("id", "=", id).returningAll());
}

type Connect = Selectable<SchedulingTables["payment_connects"]>;

/** Also deletes the unused expired ones. */
export async function insertConnect(tx: Tx, row: Connect, now: Date): Promise<void> {
  await tx.count(sql.deleteFrom("payment_connects").where("expires_at", "<", now));
  await tx.count(sql.insertInto("payment_connects").values(row));
}

/** Undefined when it was used or is of another session: a consent is used once. */
export function takeConnect(tx: Tx, id: string, sessionHash: string): Promise<Connect | undefined> {
  return tx.first(
    sql.deleteFrom("payment_connects").where("id", "=", id).where("session_hash", "=", sessionHash).returningAll(),
  );
}

const BUSINESSES = { name: "businesses-of-seller", text: "select business_id from businesses_of_seller($1)" };

/** Before the business is known. */
export async function businessesOfSeller(tx: Tx, seller: string): Promise<string[]> {
  return (await tx.run<{ business_id: string }>(BUSINESSES, [seller])).map((row) => row.business_id);
}
