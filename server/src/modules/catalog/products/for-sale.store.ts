// The products that can be ordered, for the capabilities above: the active ones, with current price and stock.
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** Whole pesos; `stock` null without movements. */
export type ProductForSale = {
  id: string;
  customId: string;
  name: string;
  description: string;
  price: number;
  unit: string;
  stock: number | null;
};

/**
 * By name; of these, or of all. `branchId`: the stock in that branch. Named ones are locked: neither price nor name
 * changes until the transaction ends.
 */
export async function productsForSale(
  tx: Tx,
  { ids, branchId = null }: { ids?: readonly string[]; branchId?: string | null } = {},
): Promise<ProductForSale[]> {
  if (ids?.length === 0) return [];
  const all = sql
    .selectFrom("products as p")
    .select(["p.id", "p.custom_id", "p.name", "p.description", "p.price", "p.unit"])
    // A product without movements has no row there.
    .select(
      raw<
        string | null
      >`(select sum(case when ${branchId}::uuid is null or s.branch_id = ${branchId} then s.quantity else 0 end)
        from product_stock s where s.business_id = p.business_id and s.product_id = p.id)::text`.as("stock"),
    )
    .where("p.is_archived", "=", false)
    .orderBy("p.name")
    .orderBy("p.id");
  const rows = await tx.rows(ids ? all.where("p.id", "in", [...ids]).forShare("p") : all.limit(MOST));
  return rows.map(({ custom_id: customId, price, stock, ...row }) => ({
    ...row,
    customId,
    price: Number(price),
    stock: stock === null ? null : Number(stock),
  }));
}

/** More than the limit of a business (D-12.5). */
const MOST = 200;
