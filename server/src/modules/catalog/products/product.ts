// Products. The stock of each in each branch is the stored sum of its movements. A product with movements, or used by
// a service, is archived instead of deleted.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { readStock } from "./stock.store.ts";

/** Which services use up which products. */
export const serviceProducts = relation("service_products", "service", "product");

export const productActions = resourceActions(products, { links: { stock: { read: readStock } } });
