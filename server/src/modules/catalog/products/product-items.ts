// The products for sale, as an assistant shows them.
import { bareItem, type CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import { sayPesos } from "@mostrador/domain/kit/words/say-pesos.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { productsForSale } from "./for-sale.store.ts";

export async function productItems(
  ctx: TenantCtx,
  { branchId }: { branchId: string | null },
): Promise<CatalogueItem[]> {
  const products = await readTogether(ctx, (tx) => productsForSale(tx, { branchId }));
  return products.map(({ id, name, price, stock, unit }) => ({
    ...bareItem("product", id, name),
    price: price > 0 ? sayPesos(price) : "",
    left: stock === null ? null : Math.max(0, stock),
    unit,
  }));
}
