// Connected Google accounts; the renewable key is sealed (D-15.4).
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type AccountRow = Selectable<SchedulingTables["google_accounts"]>;

export function readAccounts(tx: Tx): Promise<AccountRow[]> {
  return tx.rows(sql.selectFrom("google_accounts").selectAll().orderBy("email"));
}

export function readAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return tx.first(sql.selectFrom("google_accounts").selectAll().where("id", "=", id));
}

export function readAccountOf(tx: Tx, email: string): Promise<AccountRow | undefined> {
  return tx.first(sql.selectFrom("google_accounts").selectAll().where("email", "=", email));
}

/** The existing one, or the new one; locked. */
export async function ensureAccount(
  tx: Tx,
  row: Pick<AccountRow, "business_id" | "id" | "email" | "created_at" | "updated_at">,
): Promise<AccountRow> {
  const insert = sql.insertInto("google_accounts").values(row);
  await tx.count(insert.onConflict((known) => known.columns(["business_id", "email"]).doNothing()));
  const found = sql.selectFrom("google_accounts").selectAll().where("email", "=", row.email).forUpdate();
  // it may have been removed in between
  return (await tx.first(found)) ?? ensureAccount(tx, row);
}

export async function updateAccount(
  tx: Tx,
  id: string,
  write: Updateable<SchedulingTables["google_accounts"]>,
): Promise<void> {
  await tx.count(sql.updateTable("google_accounts").set(write).where("id", "=", id));
}

export function lockAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return tx.first(sql.selectFrom("google_accounts").selectAll().where("id", "=", id).forUpdate());
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("google_accounts").where("id", "=", id));
}

/** False when another key was stored meanwhile. */
export async function dropKey(tx: Tx, id: string, key: string, reason: string, at: Date): Promise<boolean> {
  const update = sql.updateTable("google_accounts").set({ refresh_token: null, reason, updated_at: at });
  return (await tx.count(update.where("id", "=", id).where("refresh_token", "=", key))) === 1;
}
