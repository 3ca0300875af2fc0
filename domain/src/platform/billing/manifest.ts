import type { Manifest } from "../../kit/manifest.ts";
import { billingChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { FreeDaysDue, PurchaseLookedFor, StripeNotified } from "./schema.ts";

export const manifest: Manifest = {
  capability: "platform/billing",
  routes,
  live: [billingChanged],
  events: [FreeDaysDue, PurchaseLookedFor, StripeNotified],
};
