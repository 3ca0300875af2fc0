// The server calls about orders: a page, one by id, those of a contact.
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import * as routes from "@mostrador/domain/growth/orders/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";
import type { OrderFilters } from "./order-address.ts";

const TOLD = [orderChanged];
const STALE = [routes.listOrders.name, routes.totalOrders.name, "charge.due"];

export function useOrders(filters: OrderFilters) {
  useRereadOn(TOLD, STALE);
  return useJournal(routes.listOrders, filters);
}

/** Of everything that the filters find. */
export function useOrderTotals(filters: OrderFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalOrders, businessId ? { query: { ...filters, businessId } } : null);
}

/** Null reads nothing. */
export function useOrder(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listOrders, businessId && id ? { query: { businessId, id } } : null);
}

export function useOrdersOf(clientId: string, limit: number) {
  useRereadOn(TOLD, STALE);
  return useRead(routes.listOrders, { query: { clientId, limit } });
}

export const useCreateOrder = () => useCall(routes.createOrder, STALE, "Error al registrar el pedido");
export const usePayOrder = () => useCall(routes.payOrder, [], "No se pudo preparar la liga de pago");
export const useEditOrder = () => useCall(routes.editOrder, STALE, "Error al guardar el pedido");
