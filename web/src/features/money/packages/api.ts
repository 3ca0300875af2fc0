// The server calls about packages: those on sale, those that were sold, and the movements of their sessions.

import type { QueryInput } from "@mostrador/domain/kit/route.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import { packages as resource } from "@mostrador/domain/money/packages/resource.ts";
import * as routes from "@mostrador/domain/money/packages/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

export const packages = resourceHooks(resource);

const EVENTS = [packagePurchaseChanged];
const SHOWN = [
  ...[routes.listPackagePurchases.name, routes.totalPackagePurchases.name, routes.listPackageMovements.name],
  "appointment.session",
];
/** Everything that shows what was paid or what is owed, too. */
const STALE = [
  ...SHOWN,
  ...["charge.list", "charge.due", "moneyMovement.list", "moneyMovement.totals", "payment.ofAppointment"],
];

export type SaleFilters = Omit<QueryInput<typeof routes.listPackagePurchases>, "businessId" | "limit" | "after">;

export function useSales(filters: SaleFilters) {
  useRereadOn(EVENTS, SHOWN);
  return useJournal(routes.listPackagePurchases, filters);
}

/** Of everything that the filters find. */
export function useSaleTotals(filters: SaleFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalPackagePurchases, businessId ? { query: { ...filters, businessId } } : null);
}

/** The one that an address names; null reads nothing. */
export function useSale(id: string | null) {
  useRereadOn(EVENTS, SHOWN);
  const { businessId } = useActiveBusiness();
  return useRead(routes.listPackagePurchases, businessId && id ? { query: { businessId, id } } : null);
}

export function useSalesOf(clientId: string, limit: number) {
  useRereadOn(EVENTS, SHOWN);
  return useRead(routes.listPackagePurchases, { query: { clientId, limit } });
}

export function useSessionMovements(purchaseId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listPackageMovements, businessId ? { query: { businessId, purchaseId } } : null);
}

export const useSell = () => useCall(routes.sellPackage, STALE);
export const useEditSale = () => useCall(routes.editPackagePurchase, STALE);
export const useRefundSale = () => useCall(routes.refundPackage, STALE);
