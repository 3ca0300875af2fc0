// What the screens ask about specialists.
import * as routes from "@mostrador/domain/business/specialists/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** A service knows who gives it, so those answers change too. */
const STALE = [routes.listSpecialists.name, "service.list"];

/** Also the archived ones. */
export function useSpecialists() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listSpecialists, businessId ? { query: { businessId } } : null);
}

export const useCreateSpecialist = () => useCall(routes.createSpecialist, STALE);
export const useEditSpecialist = () => useCall(routes.editSpecialist, STALE);
export const useArchiveSpecialist = () => useCall(routes.archiveSpecialist, STALE);
export const useDeleteSpecialist = () => useCall(routes.deleteSpecialist, STALE);
