// The server calls about the ready rules.
import { readyRulesChanged } from "@mostrador/domain/growth/ready-rules/live.ts";
import * as routes from "@mostrador/domain/growth/ready-rules/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [readyRulesChanged];
const STALE = [routes.listReadyRules.name];

export function useReadyRules() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.listReadyRules, businessId ? { query: { businessId } } : null);
}

export const useEditReadyRule = () => useCall(routes.editReadyRule, STALE, "Error al guardar el mensaje listo");
