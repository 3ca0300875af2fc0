// Products that are sold over the counter or used up in a service, and their stock.

import { products } from "@mostrador/domain/catalog/products/resource.ts";
import { createProduct as createRoute } from "@mostrador/domain/catalog/products/routes.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { branchSide } from "../../business/branches/index.ts";
import { catalogueItems } from "../../business/contacts/index.ts";
import { createProduct, productActions } from "./product.ts";
import { productItems } from "./product-items.ts";
import { productImports } from "./spreadsheet/product-imports.ts";
import { productsOfBranches } from "./stock.store.ts";

export { addStock } from "./add-stock.ts";
export { firstStock } from "./first-stock.ts";
export { productsForSale } from "./for-sale.store.ts";
export { productActions, serviceProducts } from "./product.ts";
export { productRows } from "./product-rows.store.ts";
export { lockStock, readStockLevels } from "./stock.store.ts";

/** Which of these products exist in the business. */
export const knownProducts = knownIn("products");

export function productsModule(): Module {
  return {
    fills: [branchSide.fill({ name: "products", read: productsOfBranches }), catalogueItems.fill(productItems)],
    references: { product: knownProducts },
    routes: [...productImports.routes, ...bindResource(products, productActions, [bind(createRoute, createProduct)])],
    subscribers: productImports.subscribers,
  };
}
