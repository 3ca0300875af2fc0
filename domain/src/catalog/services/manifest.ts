import type { Manifest } from "../../kit/manifest.ts";
import { services } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "catalog/services",
  resources: [services],
  routes,
};
