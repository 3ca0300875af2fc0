// The channels of a business: its WhatsApp numbers and pages, their status, and the webhooks with the messages to
// them.

import * as facebook from "@mostrador/domain/conversation/channels/facebook/routes.ts";
import * as routes from "@mostrador/domain/conversation/channels/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Signer } from "../../../kernel/sign.ts";
import type { Mail } from "../../../providers/mail/port.ts";
import { businessFigures } from "../../business/businesses/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { chooseAnswering } from "./answering/choose-answering.ts";
import { hasChannel } from "./channel.store.ts";
import { channelActions } from "./channel.ts";
import { connectActions } from "./connect-channel.ts";
import type { ChannelDeps } from "./contest-number.ts";
import { connectPages } from "./facebook/connect-pages.ts";
import { withdrawnRoutes } from "./facebook/permission-withdrawn.ts";
import { signInActions } from "./facebook/sign-in.ts";
import { oldDeliveries } from "./old-deliveries.ts";
import { onNumberDisplaced } from "./on-number-displaced.ts";
import { type MetaSettings, metaRoutes } from "./receive-webhook.ts";
import { signUpActions } from "./sign-up/sign-up.ts";
import { writeDown } from "./verify-channel.ts";
import { onChannelCheckDue } from "./watch/on-channel-check-due.ts";
import { onTokenEnding } from "./watch/on-token-ending.ts";

export {
  announceAnswering,
  channelAnswerers,
  holdIsAnsweredByTeam,
  isAnsweredByTeam,
} from "./answering/channel-answering.ts";
export {
  connectedAccounts,
  connectedChannel,
  hasKey,
  isKept,
  ownPhones,
  readChannel,
  wabaOf,
} from "./channel.store.ts";
export { type ChannelReader, createChannelReader } from "./channel.ts";
export { businessesOfAccount, readRoute } from "./claim.store.ts";
export { connectActions } from "./connect-channel.ts";
export { leaveUnread, readDeliveries } from "./delivery.store.ts";
export { applyAccountEvent } from "./health/account-event.ts";
export { noteHeard, noteHistory, noteSent, noteTrouble } from "./health/note-traffic.ts";
export { queuedByChannel } from "./present-channel.ts";
export { readWebhooksAgain } from "./read-again.ts";
export { scratchChannel } from "./scratch/scratch-channel.ts";
export { markDisconnected, noteArrived, senderOf } from "./sender.ts";

const CARRIERS = ["whatsapp", "instagram", "messenger"] as const;

export function channelsModule(
  deps: ChannelDeps,
  meta: MetaSettings & { signer: Signer },
  letters: { mail: Mail; publicUrl: string },
  missingOfFacebook: readonly string[],
): Module {
  const actions = channelActions(deps);
  const { askToConnect, connectChannel } = connectActions(deps);
  const signUp = signUpActions(deps);
  const signIn = signInActions(deps, missingOfFacebook);
  const pages = connectPages(deps);
  return {
    fills: [
      auditKinds.fill({ channel: "conversations" }),
      businessFigures.fill(async (tx) => ({ isConnected: await hasChannel(tx, CARRIERS) })),
    ],
    routes: [
      bindAsking(routes.connectChannel, askToConnect, connectChannel),
      bind(routes.offerSignUp, signUp.offerSignUp),
      bind(routes.beginSignUp, signUp.beginSignUp),
      bindAsking(routes.endSignUp, signUp.askToEnd, signUp.endSignUp),
      bind(facebook.offerFacebook, signIn.offerFacebook),
      bind(facebook.beginFacebook, signIn.beginFacebook),
      bindAsking(facebook.endFacebook, signIn.askToEnd, signIn.endFacebook),
      bindAsking(facebook.connectFacebook, pages.askPages, pages.connectFacebook),
      bind(routes.readSocialLogin, actions.readSocialLogin),
      bind(routes.listChannels, actions.listChannels),
      bindAsking(routes.editChannel, actions.editChannel, writeDown),
      bindAsking(routes.checkChannel, actions.checkChannel, writeDown),
      bind(routes.disconnectChannel, actions.disconnectChannel),
      bind(routes.chooseAnswering, chooseAnswering),
    ],
    rawRoutes: [...metaRoutes(meta), ...withdrawnRoutes({ ...meta, publicUrl: letters.publicUrl })],
    subscribers: [onNumberDisplaced, onChannelCheckDue(deps), onTokenEnding(letters)],
    sweeps: [oldDeliveries],
  };
}
