// The stored stock of each product in each branch. Its row is the lock: concurrent movements of the same stock wait.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type StockLine = { branchId: string; quantity: number };

/** By product; of these, or of all. */
export async function readStock(tx: Tx, ids?: readonly string[]): Promise<Map<string, StockLine[]>> {
  let query = sql.selectFrom("product_stock").select(["product_id", "branch_id", "quantity"]).orderBy("branch_id");
  if (ids) query = query.where("product_id", "in", ids.length > 0 ? [...ids] : [null as never]);
  const lines = new Map<string, StockLine[]>();
  for (const { product_id, branch_id, quantity } of await tx.rows(query)) {
    lines.set(product_id, [...(lines.get(product_id) ?? []), { branchId: branch_id, quantity }]);
  }
  return lines;
}

/** Which products had stock where, by branch. */
export async function productsOfBranches(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.rows(sql.selectFrom("product_stock").select(["product_id", "branch_id"]).orderBy("product_id"));
  const groups = Map.groupBy(rows, (row) => row.branch_id);
  return new Map([...groups].map(([branchId, kept]) => [branchId, kept.map((row) => row.product_id)]));
}

const LEVELS = {
  name: "stock-levels",
  text: `select s.product_id as product, s.branch_id as branch, s.quantity, p.low_stock as low
    from product_stock s join products p on p.business_id = s.business_id and p.id = s.product_id
    where s.business_id = current_business() and not p.is_archived and ($1::uuid is null or s.branch_id = $1)`,
};

/** What there is of each product that is not archived, and from which quantity on that is low; of one branch or of all. */
export function readStockLevels(tx: Tx, branchId: string | undefined) {
  return tx.run<{ product: string; branch: string; quantity: number; low: number | null }>(LEVELS, [branchId ?? null]);
}

const LOCK = {
  name: "product-stock-lock",
  text: `select product_id as "productId", branch_id as "branchId", quantity from product_stock
    where business_id = current_business() and product_id = any ($1::uuid[]) order by product_id, branch_id for update`,
};

/** By product, in each branch; no movement changes it until the transaction ends. A product without is not counted. */
export async function lockStock(tx: Tx, ids: readonly string[]): Promise<Map<string, StockLine[]>> {
  const rows = await tx.run<StockLine & { productId: string }>(LOCK, [ids]);
  return Map.groupBy(rows, ({ productId }) => productId);
}

const ADD = {
  name: "product-stock-add",
  text: `insert into product_stock (business_id, product_id, branch_id, quantity) values ($1, $2, $3, $4)
    on conflict (business_id, product_id, branch_id)
    do update set quantity = product_stock.quantity + excluded.quantity returning quantity`,
};

/** Returns the stock afterwards. */
export async function addToStock(
  tx: Tx,
  businessId: string,
  { productId, branchId, by }: { productId: string; branchId: string; by: number },
): Promise<number> {
  const [row] = await tx.run<{ quantity: number }>(ADD, [businessId, productId, branchId, by]);
  return row?.quantity ?? 0;
}
