import type { Manifest } from "../../kit/manifest.ts";
import { products } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "catalog/products",
  resources: [products],
  routes,
};
