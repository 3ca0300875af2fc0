// The server calls of the Messenger and Instagram pages.
import * as routes from "@mostrador/domain/conversation/channels/facebook/routes.ts";
import { listChannels } from "@mostrador/domain/conversation/channels/routes.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

/** Whether this installation offers sign-in with Facebook, and what is missing. */
export function useFacebookOffer() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.offerFacebook, businessId ? { query: { businessId } } : null, { staleTime: 3600_000 });
}

export const useBeginFacebook = () => useCall(routes.beginFacebook, []);
export const useEndFacebook = () => useCall(routes.endFacebook, []);
export const useConnectFacebook = () => useCall(routes.connectFacebook, [listChannels.name]);
