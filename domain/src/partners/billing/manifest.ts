import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";
import { PartnerPurchaseLookedFor, PartnerUseDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "partners/billing",
  routes,
  events: [PartnerPurchaseLookedFor, PartnerUseDue],
};
