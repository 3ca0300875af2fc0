// What the screens ask about the booking page.
import { reservationSettingsChanged } from "@mostrador/domain/growth/reservations/live.ts";
import * as routes from "@mostrador/domain/growth/reservations/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const STALE = [routes.getReservationSettings.name];

export function useReservationSettings() {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(() => void client.invalidateQueries({ queryKey: STALE }), [client]);
  useLive(reservationSettingsChanged, reread);
  return useRead(routes.getReservationSettings, businessId ? { query: { businessId } } : null);
}

export const useEditReservationSettings = () =>
  useCall(routes.editReservationSettings, STALE, "Error al guardar la página de reservaciones");
