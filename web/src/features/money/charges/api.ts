// The server calls about charges: what is due, the charges, a new one, its refund.
import { chargeChanged } from "@mostrador/domain/money/charges/live.ts";
import * as routes from "@mostrador/domain/money/charges/routes.ts";
import type { DueSubject } from "@mostrador/domain/money/charges/schema.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

/** Everything that shows what was paid or what is owed. */
const STALE = [
  ...[routes.listCharges.name, routes.readDue.name, "moneyMovement.list", "moneyMovement.totals"],
  ...["appointment.list", "appointment.get", "appointment.owed", "order.list", "enrollment.list"],
  ...["packagePurchase.list", "packagePurchase.totals", "packageMovement.list"],
];
const TOLD = [chargeChanged];

export type ChargeFilters = { from?: string; to?: string; branchId?: string; id?: string };

export function useCharges(filters: ChargeFilters) {
  return useJournal(routes.listCharges, filters);
}

/** One that the list does not show; null reads nothing. */
export function useCharge(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listCharges, businessId && id ? { query: { businessId, id } } : null);
}

/** Null reads nothing. */
export function useDue(of: DueSubject | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.readDue, businessId && of ? { query: { businessId, ...of } } : null);
}

/** Another window or person charged. */
export function useChargesLive() {
  useRereadOn(TOLD, STALE);
}

export const useCreateCharge = () => useCall(routes.createCharge, STALE);
export const useEditCharge = () => useCall(routes.editCharge, STALE);
export const useRefundCharge = () => useCall(routes.refundCharge, STALE);
