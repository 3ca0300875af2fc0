import type { Manifest } from "../../kit/manifest.ts";
import { privacyChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { AccessGranted, ContactObjected, PromotionsSwitched, RetentionDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "business/privacy",
  routes,
  live: [privacyChanged],
  events: [AccessGranted, ContactObjected, PromotionsSwitched, RetentionDue],
};
