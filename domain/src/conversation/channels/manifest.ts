import type { Manifest } from "../../kit/manifest.ts";
import * as facebook from "./facebook/routes.ts";
import { channelChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { ChannelCheckDue, ChannelSettled, NumberDisplaced, TokenEnding, WebhookReceived } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/channels",
  routes: { ...routes, ...facebook },
  live: [channelChanged],
  events: [ChannelCheckDue, ChannelSettled, NumberDisplaced, TokenEnding, WebhookReceived],
};
