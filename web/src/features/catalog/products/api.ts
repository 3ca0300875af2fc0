// The server calls about products.
import { products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const products = resourceHooks(resource);

/** Includes archived ones. */
export const useProducts = products.useAll;
export const useCreateProduct = products.useCreate;
