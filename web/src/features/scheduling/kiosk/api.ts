// The server calls about reception tablets.
import { kioskChanged } from "@mostrador/domain/scheduling/kiosk/live.ts";
import * as routes from "@mostrador/domain/scheduling/kiosk/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const STALE = [routes.listTablets.name, routes.readArrivalCode.name];
const TOLD = [kioskChanged];

export function useTablets() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.listTablets, businessId ? { query: { businessId } } : null);
}

export const useCreateTablet = () => useCall(routes.createTablet, STALE);
export const useEditTablet = () => useCall(routes.editTablet, STALE);
export const useRenewTablet = () => useCall(routes.renewTablet, STALE);
export const useWithdrawTablet = () => useCall(routes.withdrawTablet, STALE);
export const useDeleteTablet = () => useCall(routes.deleteTablet, STALE);
