// The server calls about the business itself.
import * as routes from "@mostrador/domain/business/businesses/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

/** The list of memberships contains names too. */
const STALE = [routes.getBusiness.name, routes.listBusinesses.name, "session"];

export function useBusiness() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.getBusiness, businessId ? { params: { id: businessId } } : null);
}

/** These colours come first in all colour fields. */
export function useFavoriteColors(): readonly string[] {
  const { businessId } = useActiveBusiness();
  const businesses = useRead(routes.listBusinesses, {});
  return businesses.data?.find(({ _id }) => _id === businessId)?.favoriteColors ?? [];
}

// The texts come from contract/agenda#hours.
export const useCreateBusiness = () => useCall(routes.createBusiness, STALE, "Error al crear el negocio");
export const useEditBusiness = () => useCall(routes.editBusiness, STALE, "Error al Registrar el negocio");
