// What the pages of Messenger and Instagram ask.
import * as routes from "@mostrador/domain/conversation/channels/facebook/routes.ts";
import { listChannels } from "@mostrador/domain/conversation/channels/routes.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

/** Whether the installation can sign people in with Facebook, and what it lacks. */
export function useFacebookOffer() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.offerFacebook, businessId ? { query: { businessId } } : null, { staleTime: 3600_000 });
}

export const useBeginFacebook = () => useCall(routes.beginFacebook, []);
export const useEndFacebook = () => useCall(routes.endFacebook, []);
export const useConnectFacebook = () => useCall(routes.connectFacebook, [listChannels.name]);
