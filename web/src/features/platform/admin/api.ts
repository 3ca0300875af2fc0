// The calls of the team about any business.
import * as routes from "@mostrador/domain/business/businesses/routes.ts";
import { useCall } from "../../../lib/query.ts";

const STALE = [routes.listPortfolio.name, routes.getBusiness.name, "session"];

export const useChangeOwner = () => useCall(routes.changeBusinessOwner, STALE, "Error al cambiar el usuario");
export const useSetStripeCustomer = () =>
  useCall(routes.setStripeCustomer, STALE, "Error al actualizar el Stripe Customer ID");
export const useAdminEdit = () => useCall(routes.adminEditBusiness, STALE, "Error al procesar el negocio");
