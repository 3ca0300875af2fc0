// Where a business is reached: its WhatsApp numbers, and the webhooks that bring what was written to them.
import * as routes from "@mostrador/domain/conversation/channels/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { channelActions } from "./channel.ts";
import { connectActions } from "./connect-channel.ts";
import type { ChannelDeps } from "./contest-number.ts";
import { oldDeliveries } from "./old-deliveries.ts";
import { onNumberDisplaced } from "./on-number-displaced.ts";
import { type MetaSettings, metaRoutes } from "./receive-webhook.ts";
import { writeDown } from "./verify-channel.ts";

export { connectedAccounts, connectedChannel, hasKey, wabaOf } from "./channel.store.ts";
export { businessesOfAccount, readRoute } from "./claim.store.ts";
export { connectActions } from "./connect-channel.ts";
export { readDeliveries } from "./delivery.store.ts";
export { markDisconnected, senderOf } from "./sender.ts";

export function channelsModule(deps: ChannelDeps, meta: MetaSettings): Module {
  const actions = channelActions(deps);
  const { askToConnect, connectChannel } = connectActions(deps);
  return {
    routes: [
      bindAsking(routes.connectChannel, askToConnect, connectChannel),
      bind(routes.listChannels, actions.listChannels),
      bindAsking(routes.editChannel, actions.editChannel, writeDown),
      bindAsking(routes.checkChannel, actions.checkChannel, writeDown),
      bind(routes.disconnectChannel, actions.disconnectChannel),
    ],
    rawRoutes: metaRoutes(meta),
    subscribers: [onNumberDisplaced],
    sweeps: [oldDeliveries],
  };
}
