// What the screens ask about productos.
import { products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";

export const products = resourceHooks(resource);
