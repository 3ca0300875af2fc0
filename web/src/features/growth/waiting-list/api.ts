// What the screens ask about the waiting list.
import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import * as routes from "@mostrador/domain/growth/waiting-list/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const STALE = [routes.listWaiting.name];

export function useWaitingList() {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(() => void client.invalidateQueries({ queryKey: STALE }), [client]);
  useLive(waitingChanged, reread);
  return useRead(routes.listWaiting, businessId ? { query: { businessId } } : null);
}

export const useAddWaiting = () => useCall(routes.addWaiting, STALE, "Error al anotar en la lista de espera");
export const useRemoveWaiting = () => useCall(routes.removeWaiting, STALE, "Error al quitar de la lista de espera");
