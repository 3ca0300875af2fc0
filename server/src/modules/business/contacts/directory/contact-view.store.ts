import { type Insertable, sql as raw, type Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type ViewRow = Selectable<BusinessTables["contact_views"]>;

const MOST = 200;

export function readViews(tx: Tx): Promise<ViewRow[]> {
  return tx.rows(sql.selectFrom("contact_views").selectAll().orderBy("name").limit(MOST));
}

/** Replaces a view of the same name. */
export function writeView(tx: Tx, row: Insertable<BusinessTables["contact_views"]>): Promise<ViewRow | undefined> {
  return tx.first(
    sql
      .insertInto("contact_views")
      .values(row)
      .onConflict((same) => same.columns(["business_id", "name"]).doUpdateSet({ address: row.address }))
      .returningAll(),
  );
}

export async function hasRoom(tx: Tx, besides: string): Promise<boolean> {
  const others = sql.selectFrom("contact_views").select(raw<number>`count(*)::int`.as("count"));
  return ((await tx.first(others.where("name", "!=", besides)))?.count ?? 0) < MOST;
}

export function deleteView(tx: Tx, id: string): Promise<number> {
  return tx.count(sql.deleteFrom("contact_views").where("id", "=", id));
}
