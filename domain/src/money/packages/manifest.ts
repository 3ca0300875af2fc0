import type { Manifest } from "../../kit/manifest.ts";
import { packagePurchaseChanged } from "./live.ts";
import { packages } from "./resource.ts";
import * as routes from "./routes.ts";
import { NO_PURCHASE, PackageDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "money/packages",
  resources: [packages],
  routes,
  live: [packagePurchaseChanged],
  events: [PackageDue],
  unknown: { packagePurchase: NO_PURCHASE },
};
