// What the screens ask about stock movements.
import { stockMovementChanged } from "@mostrador/domain/money/inventory/live.ts";
import * as routes from "@mostrador/domain/money/inventory/routes.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [stockMovementChanged];
const PAGE_SIZE = 100;
/** Products tell what there is of them, appointments which movements are theirs. */
const STALE = [
  routes.listStockMovements.name,
  ...["product.list", "product.get", "appointment.list", "appointment.get"],
];

export type StockFilters = { branchId?: string; productId?: string; type?: "in" | "out" };

export function useStockMovements(filters: StockFilters) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [routes.listStockMovements.name, businessId, "pages", filters],
    enabled: businessId !== null,
    staleTime: 30_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      call(routes.listStockMovements, {
        query: { ...filters, businessId: businessId as string, limit: PAGE_SIZE, ...(after && { after }) },
        signal,
      }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** A few, by their ids; none asks nothing. */
export function useStockMovementsOf(ids: readonly string[]) {
  const { businessId } = useActiveBusiness();
  const asked = businessId !== null && ids.length > 0;
  return useRead(routes.listStockMovements, asked ? { query: { businessId, ids: ids.join(",") } } : null);
}

/** Another window, or another person, wrote one down. */
export function useStockLive() {
  useRereadOn(TOLD, STALE);
}

export const useMoveStock = () => useCall(routes.createStockMovements, STALE);
