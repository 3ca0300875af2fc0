// The rows of products that an upload reads, and those that its undo may delete.
import { sql as raw } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export function readActiveNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx.rows(
    sql.selectFrom("products").select(["id", "name"]).where("is_archived", "=", false).orderBy("created_at"),
  );
}

/** `edited`: changed since the upload created it. */
export function lockProducts(tx: Tx, ids: readonly string[]): Promise<{ id: string; edited: boolean }[]> {
  return tx.rows(
    sql
      .selectFrom("products")
      .select(["id", raw<boolean>`updated_at <> created_at`.as("edited")])
      .where("id", "in", [...ids])
      .orderBy("id")
      .forUpdate(),
  );
}

export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.count(sql.deleteFrom("products").where("id", "in", [...ids]));
}
