// Where a business is reached: its WhatsApp numbers, and the webhooks that bring what was written to them.
import * as routes from "@mostrador/domain/conversation/channels/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { channelActions } from "./channel.ts";
import { type MetaSettings, metaDoors } from "./receive-webhook.ts";
import { type ChannelDeps, writeDown } from "./verify-channel.ts";

export { connectedChannel, readRoute } from "./channel.store.ts";
export { channelActions } from "./channel.ts";
export { readDeliveries } from "./delivery.store.ts";
export { markDisconnected, senderOf } from "./sender.ts";
export { writeDown } from "./verify-channel.ts";

export function channelsModule(deps: ChannelDeps, meta: MetaSettings): Module {
  const actions = channelActions(deps);
  return {
    routes: [
      bindAsking(routes.connectChannel, actions.connectChannel, writeDown),
      bind(routes.listChannels, actions.listChannels),
      bindAsking(routes.editChannel, actions.editChannel, writeDown),
      bindAsking(routes.checkChannel, actions.checkChannel, writeDown),
      bind(routes.disconnectChannel, actions.disconnectChannel),
    ],
    doors: metaDoors(meta),
  };
}
