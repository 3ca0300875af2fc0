// The server calls about the booking page.
import { reservationSettingsChanged } from "@mostrador/domain/growth/reservations/live.ts";
import * as routes from "@mostrador/domain/growth/reservations/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [reservationSettingsChanged];
const STALE = [routes.getReservationSettings.name];

export function useReservationSettings() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.getReservationSettings, businessId ? { query: { businessId } } : null);
}

export const useEditReservationSettings = () =>
  useCall(routes.editReservationSettings, STALE, "Error al guardar la página de reservaciones");
