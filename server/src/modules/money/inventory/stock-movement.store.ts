// The ledger of stock: append-only.
import { stockMovementJournal } from "@mostrador/domain/money/inventory/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";

type MovementRow = Selectable<MoneyTables["stock_movements"]>;
export type NamedStockMovement = MovementRow & { branch_name: string; product_name: string; unit: string };

export async function insertStockMovements(tx: Tx, rows: Insertable<MoneyTables["stock_movements"]>[]): Promise<void> {
  await tx.count(sql.insertInto("stock_movements").values(rows));
}

export const readStockMovements = journalStore<NamedStockMovement>(stockMovementJournal, {
  joins: [
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] },
    { rows: productRows, as: "p", by: "product_id", select: ["p.name as product_name", "p.unit"] },
  ],
}).page;
