// What can be ordered, for the capabilities above: what is not archived, at its price of now, and how much there is of it.
import { stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readStock } from "./stock.store.ts";

/** Whole pesos; `stock` null where it never moved. */
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
 * By name; of these, or of all. `branchId`: as much as there is in that one. Of named ones neither price nor name changes
 * until the transaction ends.
 */
export async function productsForSale(
  tx: Tx,
  { ids, branchId = null }: { ids?: readonly string[]; branchId?: string | null } = {},
): Promise<ProductForSale[]> {
  const all = sql
    .selectFrom("products")
    .select(["id", "custom_id", "name", "description", "price", "unit"])
    .where("is_archived", "=", false)
    .orderBy("name")
    .orderBy("id");
  if (ids?.length === 0) return [];
  const rows = await tx.rows(ids ? all.where("id", "in", [...ids]).forShare() : all.limit(MOST));
  const stock = await readStock(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ custom_id: customId, ...row }) => {
    const lines = stock.get(row.id);
    const counted = lines ? stockIn(lines, branchId ?? undefined) : null;
    return { ...row, customId, price: Number(row.price), stock: counted };
  });
}

/** More than a business may have (D-12.5). */
const MOST = 200;
