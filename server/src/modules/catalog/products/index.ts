// Productos.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/identity/index.ts";

export function productsModule(): Module {
  return {
    references: { product: knownIn("products") },
    routes: bindResource(products, resourceActions(products)),
  };
}
