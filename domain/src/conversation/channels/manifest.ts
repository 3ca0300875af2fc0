import type { Manifest } from "../../kit/manifest.ts";
import { channelChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { WebhookReceived } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/channels",
  routes,
  live: [channelChanged],
  events: [WebhookReceived],
};
