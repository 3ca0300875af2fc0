import type { Manifest } from "../../kit/manifest.ts";
import { channelChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { ChannelCheckDue, ChannelSettled, NumberDisplaced, TokenEnding, WebhookReceived } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/channels",
  routes,
  live: [channelChanged],
  events: [ChannelCheckDue, ChannelSettled, NumberDisplaced, TokenEnding, WebhookReceived],
};
