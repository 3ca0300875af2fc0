// The address of the booking page of the active business.
import { getReservationSettings } from "@mostrador/domain/growth/reservations/routes.ts";
import { useRead } from "../query.ts";
import { useActiveBusiness, useMayCall } from "../session/active-business.ts";

/** The pages of courses and properties are below it; null while it is off. */
export function useBookingAddress(): string | null {
  const { businessId } = useActiveBusiness();
  const mayRead = useMayCall()(getReservationSettings);
  const { data } = useRead(getReservationSettings, businessId && mayRead ? { query: { businessId } } : null);
  return data?.isOn ? data.url : null;
}
