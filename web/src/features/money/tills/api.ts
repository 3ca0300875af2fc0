// The server calls about tills.
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import { tillChanged } from "@mostrador/domain/money/tills/live.ts";
import * as routes from "@mostrador/domain/money/tills/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const STALE = [routes.listTills.name];
const TOLD = [tillChanged, moneyMovementChanged];

export type TillFilters = { from?: string; to?: string; branchId?: string };

export function useTills(filters: TillFilters) {
  useRereadOn(TOLD, STALE);
  return useJournal(routes.listTills, filters);
}

/** One that the list does not show; null reads nothing. */
export function useTill(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listTills, businessId && id ? { query: { businessId, id } } : null);
}

/** Null reads nothing. */
export function useGlobalInvoice(of: { branchId: string; day: string } | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.draftGlobalInvoice, businessId && of ? { query: { businessId, ...of } } : null);
}

export const useOpenTill = () => useCall(routes.openTill, STALE);
export const useCloseTill = () => useCall(routes.closeTill, STALE);
export const useReopenTill = () => useCall(routes.reopenTill, STALE);
