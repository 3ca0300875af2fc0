// What the screens ask about the business itself.
import * as routes from "@mostrador/domain/business/businesses/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** Names stand in the list of memberships too. */
const STALE = [routes.getBusiness.name, "session"];

export function useBusiness() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.getBusiness, businessId ? { params: { id: businessId } } : null);
}

// The texts are those of contract/agenda#hours.
export const useCreateBusiness = () => useCall(routes.createBusiness, STALE, "Error al crear el negocio");
export const useEditBusiness = () => useCall(routes.editBusiness, STALE, "Error al Registrar el negocio");
