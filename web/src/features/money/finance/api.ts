// The server calls about money movements: pages, sums, some by id, categories.
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import * as routes from "@mostrador/domain/money/finance/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [moneyMovementChanged];
/** Appointments list their movements. */
const STALE = [
  routes.listMoneyMovements.name,
  routes.totalMoneyMovements.name,
  ...["appointment.list", "appointment.get"],
];
const CATEGORIES = [routes.listCategories.name];

/** In the form of the call's query. */
export type MovementFilters = {
  fromDay?: string;
  toDay?: string;
  branchId?: string;
  type?: "in" | "out";
  category?: string;
  paymentMethod?: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check";
  trafficSourceId?: string;
};

export function useMovements(filters: MovementFilters) {
  return useJournal(routes.listMoneyMovements, filters);
}

export function useTotals(filters: MovementFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalMoneyMovements, businessId ? { query: { ...filters, businessId } } : null);
}

/** Some, by their ids; an empty list reads nothing. */
export function useMovementsOf(ids: readonly string[]) {
  const { businessId } = useActiveBusiness();
  const asked = businessId !== null && ids.length > 0;
  return useRead(routes.listMoneyMovements, asked ? { query: { businessId, ids: ids.join(",") } } : null);
}

/** Another window or person recorded one. */
export function useMovementsLive() {
  useRereadOn(TOLD, STALE);
}

export function useCategories() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listCategories, businessId ? { query: { businessId } } : null);
}

export const useCreateMovement = () => useCall(routes.createMoneyMovement, STALE);
export const useEditMovement = () => useCall(routes.editMoneyMovement, STALE);
export const useDeleteMovement = () => useCall(routes.deleteMoneyMovement, STALE);
export const useAddCategory = () => useCall(routes.addCategory, CATEGORIES);
export const useDeleteCategory = () => useCall(routes.deleteCategory, CATEGORIES);
