import type { Manifest } from "../../kit/manifest.ts";
import { notificationChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { NotificationDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/outreach",
  routes,
  live: [notificationChanged],
  events: [NotificationDue],
};
