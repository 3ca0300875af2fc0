// The server calls about the waiting list.
import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import * as routes from "@mostrador/domain/growth/waiting-list/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [waitingChanged];
const STALE = [routes.listWaiting.name];

export function useWaitingList() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.listWaiting, businessId ? { query: { businessId } } : null);
}

export const useAddWaiting = () => useCall(routes.addWaiting, STALE, "Error al anotar en la lista de espera");
export const useRemoveWaiting = () => useCall(routes.removeWaiting, STALE, "Error al quitar de la lista de espera");
