// Products. The stock of each in each branch is the stored sum of its movements. A product with movements, or used by
// a service, is archived instead of deleted.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { createProduct as createRoute } from "@mostrador/domain/catalog/products/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { firstStock } from "./first-stock.ts";
import { readStock } from "./stock.store.ts";

/** Which services use up which products. */
export const serviceProducts = relation("service_products", "service", "product");

export const productActions = resourceActions(products, { links: { stock: { read: readStock } } });

/** Its first stock is a movement of the ledger, in the same transaction. */
export async function createProduct(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { stock, ...product } = body.product;
  const data = await transact(ctx, async (tx, inside) => {
    const productId = await productActions.insert(tx, inside, product);
    const counted = stock.filter(({ quantity }) => quantity > 0);
    if (counted.length > 0) await ctx.fillings.one(firstStock)(inside, productId, counted);
    return productActions.present(tx, inside, productId);
  });
  return { data, message: products.texts.created };
}
