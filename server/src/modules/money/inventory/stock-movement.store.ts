// The ledger of stock: it is only added to, and read.
import type { StockMovementQuery } from "@mostrador/domain/money/inventory/schema.ts";
import { type Insertable, sql as raw, type Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";

type MovementRow = Selectable<MoneyTables["stock_movements"]>;
export type NamedStockMovement = MovementRow & { branch_name: string; product_name: string; unit: string };

export async function insertStockMovements(tx: Tx, rows: Insertable<MoneyTables["stock_movements"]>[]): Promise<void> {
  await tx.count(sql.insertInto("stock_movements").values(rows));
}

/** The newest first; one more than `limit` says that there are others. */
export function readStockMovements(tx: Tx, query: StockMovementQuery): Promise<NamedStockMovement[]> {
  const { ids, branchId, productId, type, from, to, after, limit } = query;
  let rows = sql
    .selectFrom("stock_movements as m")
    .innerJoin(raw<Named>`${raw.raw(branchRows)}`.as("b"), (join) =>
      join.onRef("b.business_id", "=", "m.business_id").onRef("b.id", "=", "m.branch_id"),
    )
    .innerJoin(raw<Named & { unit: string }>`${raw.raw(productRows)}`.as("p"), (join) =>
      join.onRef("p.business_id", "=", "m.business_id").onRef("p.id", "=", "m.product_id"),
    )
    .selectAll("m")
    .select(["b.name as branch_name", "p.name as product_name", "p.unit"])
    .orderBy("m.date", "desc")
    .orderBy("m.id", "desc")
    .limit(limit + 1);
  if (ids) rows = rows.where("m.id", "in", ids.length > 0 ? ids : [null as never]);
  if (branchId) rows = rows.where("m.branch_id", "=", branchId);
  if (productId) rows = rows.where("m.product_id", "=", productId);
  if (type) rows = rows.where("m.type", "=", type);
  if (from) rows = rows.where("m.date", ">=", new Date(from));
  if (to) rows = rows.where("m.date", "<", new Date(to));
  if (after) rows = rows.where(raw<boolean>`(m.date, m.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return tx.rows(rows);
}
type Named = { business_id: string; id: string; name: string };
