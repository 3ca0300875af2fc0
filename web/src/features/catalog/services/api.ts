// What the screens ask about services.
import * as routes from "@mostrador/domain/catalog/services/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** Branches and specialists know which services they give, so those answers change too. */
const STALE = [routes.listServices.name, "branch.list", "specialist.list"];

/** Also the archived ones. */
export function useServices() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listServices, businessId ? { query: { businessId } } : null);
}

export const useCreateService = () => useCall(routes.createService, STALE);
export const useEditService = () => useCall(routes.editService, STALE);
export const useArchiveService = () => useCall(routes.archiveService, STALE);
export const useDeleteService = () => useCall(routes.deleteService, STALE);
