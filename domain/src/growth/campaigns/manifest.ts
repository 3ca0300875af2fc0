import type { Manifest } from "../../kit/manifest.ts";
import { CampaignDue, campaigns } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/campaigns",
  resources: [campaigns],
  routes,
  events: [CampaignDue],
};
