import type { Manifest } from "../../kit/manifest.ts";
import { properties } from "./resource.ts";

export const manifest: Manifest = {
  capability: "catalog/properties",
  resources: [properties],
};
