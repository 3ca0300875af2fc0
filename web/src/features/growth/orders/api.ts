// What the screens ask about orders: a page at a time, one by its id, those of a contact.
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import * as routes from "@mostrador/domain/growth/orders/routes.ts";
import type { OrderStatus } from "@mostrador/domain/growth/orders/status.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [orderChanged];
const STALE = [routes.listOrders.name];
const PAGE_SIZE = 100;

export function useOrders(status: OrderStatus | undefined) {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useInfiniteQuery({
    queryKey: [routes.listOrders.name, businessId, "pages", status ?? null],
    enabled: businessId !== null,
    staleTime: 30_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(routes.listOrders, {
        query: {
          businessId: businessId as string,
          limit: PAGE_SIZE,
          ...(status && { status }),
          ...(after && { after }),
        },
        signal,
      }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Null asks nothing. */
export function useOrder(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listOrders, businessId && id ? { query: { businessId, id } } : null);
}

export function useOrdersOf(clientId: string, limit: number) {
  useRereadOn(TOLD, STALE);
  return useRead(routes.listOrders, { query: { clientId, limit } });
}

export const useCreateOrder = () => useCall(routes.createOrder, STALE, "Error al registrar el pedido");
export const useEditOrder = () => useCall(routes.editOrder, STALE, "Error al guardar el pedido");
