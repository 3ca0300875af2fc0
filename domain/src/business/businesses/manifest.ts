import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";
import { BusinessCreated, SubscriptionEndMoved } from "./schema.ts";

export const manifest: Manifest = {
  capability: "business/businesses",
  routes,
  events: [BusinessCreated, SubscriptionEndMoved],
};
