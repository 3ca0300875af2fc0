// The server calls about the numbers of the business.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import * as routes from "@mostrador/domain/conversation/channels/routes.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

/** The channel's light depends on the assistants' credits. */
const TOLD = [channelChanged, creditsChanged];
const STALE = [routes.listChannels.name];

/**
 * Includes disconnected ones; read again when the server finds one cut off. `asks` false: this person may not see
 * them.
 */
export function useChannels(asks = true) {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.listChannels, businessId && asks ? { query: { businessId } } : null);
}

export const useConnectChannel = () => useCall(routes.connectChannel, STALE);
export const useEditChannel = () => useCall(routes.editChannel, STALE);
export const useCheckChannel = () => useCall(routes.checkChannel, STALE);
export const useChooseAnswering = () => useCall(routes.chooseAnswering, [...STALE, "assistant.list", "assistant.get"]);
export const useDisconnectChannel = () => useCall(routes.disconnectChannel, STALE);

export const useSendTest = () => useCall(routes.sendTestMessage, ["thread.list"]);
export const useBeginSignUp = () => useCall(routes.beginSignUp, []);
export const useEndSignUp = () => useCall(routes.endSignUp, STALE);

/** Whether Meta's sign-up can connect numbers here. */
export function useSignUpOffer() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.offerSignUp, businessId ? { query: { businessId } } : null, { staleTime: 3600_000 });
}
