// The server calls about commissions.
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import { commissionsChanged } from "@mostrador/domain/scheduling/commissions/live.ts";
import * as routes from "@mostrador/domain/scheduling/commissions/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const STALE = [routes.readStatement.name, routes.readRules.name];
const TOLD = [commissionsChanged, moneyMovementChanged];

type StatementOf = { from: string; to: string; specialistId?: string };

export function useStatement(of: StatementOf) {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.readStatement, businessId ? { query: { businessId, ...of } } : null);
}

export function useRules() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.readRules, businessId ? { query: { businessId } } : null);
}

export const useSaveRules = () => useCall(routes.saveRules, STALE);
export const usePayCommissions = () => useCall(routes.payCommissions, STALE);
export const useUndoPayout = () => useCall(routes.undoPayout, STALE);
