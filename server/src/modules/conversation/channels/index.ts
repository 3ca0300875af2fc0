// Where a business is reached: its WhatsApp numbers, and the webhooks that bring what was written to them.
import * as routes from "@mostrador/domain/conversation/channels/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { channelActions } from "./channel.ts";
import { type MetaSettings, metaDoors } from "./receive-webhook.ts";
import type { ChannelDeps } from "./verify-channel.ts";

export { connectedChannel, readRoute } from "./channel.store.ts";
export { channelActions } from "./channel.ts";
export { readDeliveries } from "./delivery.store.ts";
export { markDisconnected, senderOf } from "./sender.ts";

export function channelsModule(deps: ChannelDeps, meta: MetaSettings): Module {
  const actions = channelActions(deps);
  return {
    routes: [
      bind(routes.connectChannel, actions.connectChannel),
      bind(routes.listChannels, actions.listChannels),
      bind(routes.editChannel, actions.editChannel),
      bind(routes.checkChannel, actions.checkChannel),
      bind(routes.disconnectChannel, actions.disconnectChannel),
    ],
    doors: metaDoors(meta),
  };
}
