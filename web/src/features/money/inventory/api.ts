// The server calls about stock movements.
import type { StockCause } from "@mostrador/domain/money/inventory/cause.ts";
import { stockMovementChanged } from "@mostrador/domain/money/inventory/live.ts";
import * as routes from "@mostrador/domain/money/inventory/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [stockMovementChanged];
/** Products contain their stock, and appointments list their movements. */
const STALE = [
  routes.listStockMovements.name,
  routes.totalStockMovements.name,
  routes.listStockSheets.name,
  ...["product.list", "product.get", "appointment.list", "appointment.get"],
];

export type StockFilters = {
  fromDay?: string;
  toDay?: string;
  branchId?: string;
  productId?: string;
  type?: "in" | "out";
  cause?: StockCause;
};

export function useStockMovements(filters: StockFilters) {
  return useJournal(routes.listStockMovements, filters);
}

/** Of everything that the filters find. */
export function useStockTotals(filters: StockFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalStockMovements, businessId ? { query: { ...filters, businessId } } : null);
}

/** Some, by their ids; an empty list reads nothing. */
export function useStockMovementsOf(ids: readonly string[]) {
  const { businessId } = useActiveBusiness();
  const asked = businessId !== null && ids.length > 0;
  return useRead(routes.listStockMovements, asked ? { query: { businessId, ids: ids.join(",") } } : null);
}

/** Another window or person recorded one. */
export function useStockLive() {
  useRereadOn(TOLD, STALE);
}

export const useMoveStock = () => useCall(routes.createStockMovements, STALE);
export const useCountStock = () => useCall(routes.countStock, STALE);
export const useTransferStock = () => useCall(routes.transferStock, STALE);
