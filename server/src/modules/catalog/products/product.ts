// Products. What there is of each in which branch is the remembered sum of its movements. One that moved or that a service
// uses up is archived instead of deleted.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { readStock } from "./stock.store.ts";

/** Which services use up which products. */
export const serviceProducts = relation("service_products", "service", "product");

export const productActions = resourceActions(products, { links: { stock: { read: readStock } } });
