import { useBusiness } from "../../features/business/businesses/index.ts";

/** The name of a business that was opened from outside: a partner or the team has no membership with it. */
export function GuestName() {
  return useBusiness().data?.name ?? "Negocio";
}
