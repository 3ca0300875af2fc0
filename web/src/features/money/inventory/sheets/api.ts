// The server calls about counts and transfers that were written.
import { stockMovementChanged } from "@mostrador/domain/money/inventory/live.ts";
import * as routes from "@mostrador/domain/money/inventory/routes.ts";
import type { SheetKind } from "@mostrador/domain/money/inventory/schema.ts";
import { useRead } from "../../../../lib/query.ts";
import { useJournal } from "../../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";

export type SheetFilters = { from?: string; to?: string; kind?: SheetKind };

export function useStockSheets(filters: SheetFilters) {
  useRereadOn([stockMovementChanged], [routes.listStockSheets.name]);
  return useJournal(routes.listStockSheets, filters);
}

/** One that the list does not show; null reads nothing. */
export function useStockSheet(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listStockSheets, businessId && id ? { query: { businessId, id } } : null);
}

export const useSheetLines = (id: string) => useRead(routes.readStockSheet, { params: { id } });
