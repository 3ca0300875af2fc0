// Counts and transfers: one row each, and the movements that name it.
import type { Insertable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type SheetRow = Insertable<MoneyTables["stock_sheets"]>;

/** Whether it is new; false: there is one with this key. The second of two at once waits for the first. */
export async function insertSheet(tx: Tx, row: SheetRow): Promise<boolean> {
  const insert = sql.insertInto("stock_sheets").values(row);
  return (await tx.count(insert.onConflict((same) => same.columns(["business_id", "request_key"]).doNothing()))) === 1;
}

export async function readSheet(tx: Tx, key: string) {
  return tx.first(sql.selectFrom("stock_sheets").select(["id", "kind"]).where("request_key", "=", key));
}

export async function movementIdsOf(tx: Tx, sheetId: string): Promise<string[]> {
  const query = sql.selectFrom("stock_movements").select("id").where("sheet_id", "=", sheetId).orderBy("id");
  return (await tx.rows(query)).map(({ id }) => id);
}
