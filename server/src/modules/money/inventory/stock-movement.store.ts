// The ledger of stock: append-only.
import { stockMovementJournal } from "@mostrador/domain/money/inventory/schema.ts";
import { sql as raw, type Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import { branchRows, zoneOfRow } from "../../business/branches/index.ts";
import { productRows } from "../../catalog/products/index.ts";
import { causeOf } from "./cause.store.ts";

export type MovementRow = Selectable<MoneyTables["stock_movements"]>;
export type NamedStockMovement = MovementRow & { branch_name: string; product_name: string; unit: string };

export async function insertStockMovements(tx: Tx, rows: readonly MovementRow[]): Promise<void> {
  await tx.count(sql.insertInto("stock_movements").values([...rows]));
}

const movements = journalStore<NamedStockMovement>(stockMovementJournal, {
  zone: zoneOfRow,
  joins: [
    { rows: branchRows, as: "b", by: "branch_id", select: ["b.name as branch_name"] },
    { rows: productRows, as: "p", by: "product_id", select: ["p.name as product_name", "p.unit"] },
  ],
  where: ({ cause }: { cause?: string | undefined }) => (cause ? [raw<boolean>`${CAUSE} = ${cause}`] : []),
});

const CAUSE = raw.raw(
  causeOf("(select s.kind from stock_sheets s where s.business_id = m.business_id and s.id = m.sheet_id)"),
);

export const readStockMovements = movements.page;

export function readStockTotals(tx: Tx, query: Parameters<typeof movements.sums>[1]) {
  const units = (type: "in" | "out") =>
    raw<number>`coalesce(sum(m.quantity) filter (where m.type = ${type}), 0)::float8`;
  return movements.sums<{ count: number; in: number; out: number }>(tx, query, [
    raw<number>`count(*)::int`.as("count"),
    units("in").as("in"),
    units("out").as("out"),
  ]);
}

const HELD = {
  name: "stock-held-by-orders",
  text: `select order_id as "orderId", product_id as "productId", branch_id as "branchId",
      sum(case type when 'out' then quantity else -quantity end)::int as quantity
    from stock_movements where business_id = current_business() and order_id = any ($1::uuid[])
    group by 1, 2, 3 having sum(case type when 'out' then quantity else -quantity end) > 0 order by 1, 2, 3`,
};

/** What the ledger says that these orders took and did not give back. */
export function readHeld(tx: Tx, orderIds: readonly string[]) {
  return tx.run<{ orderId: string; productId: string; branchId: string; quantity: number }>(HELD, [orderIds]);
}
