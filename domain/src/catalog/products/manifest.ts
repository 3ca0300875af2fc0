import type { Manifest } from "../../kit/manifest.ts";
import { products } from "./resource.ts";

export const manifest: Manifest = {
  capability: "catalog/products",
  resources: [products],
};
