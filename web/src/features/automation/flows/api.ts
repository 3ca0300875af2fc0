// The server calls about flows.

import type { RunState } from "@mostrador/domain/automation/flows/answers/schema.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import * as routes from "@mostrador/domain/automation/flows/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const FAILED = "Error al guardar el flujo";
const RUNS = [routes.listRuns.name, routes.getRun.name, routes.flowFigures.name];
const STALE = [routes.listFlows.name, routes.getFlow.name, routes.listFlowVersions.name, ...RUNS];
const EVENTS = [flowChanged];

export function useLiveFlows(): void {
  useRereadOn(EVENTS, STALE, 1000);
}

export function useFlows(archived: boolean) {
  const { businessId } = useActiveBusiness();
  const query = businessId ? { businessId, ...(archived && { archived: "true" as const }) } : null;
  return useRead(routes.listFlows, query && { query });
}

/** What the panel offers by name. */
export function useFlowChoices() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.flowChoices, businessId ? { query: { businessId } } : null);
}

export const useFlow = (id: string) => useRead(routes.getFlow, { params: { id } });
export const useFigures = (id: string | null) => useRead(routes.flowFigures, id ? { params: { id } } : null);
export const useVersions = (id: string) => useRead(routes.listFlowVersions, { params: { id } });
export type RunFilters = {
  flowId: string;
  nodeId?: string;
  clientId?: string;
  state?: RunState;
  from?: string;
  to?: string;
};
export const useRuns = (filters: RunFilters) => useJournal(routes.listRuns, filters, 20);
export const useRun = (id: string) => useRead(routes.getRun, { params: { id } });

export const useCreateFlow = () => useCall(routes.createFlow, STALE, FAILED);
export const useEditFlow = () => useCall(routes.editFlow, STALE, FAILED);
export const useArchiveFlow = () => useCall(routes.archiveFlow, STALE);
export const useDeleteFlow = () => useCall(routes.deleteFlow, [routes.listFlows.name]);
export const useStopFlow = () => useCall(routes.stopFlow, STALE);
export const useStopAllFlows = () => useCall(routes.stopAllFlows, STALE);
export const useTryFlow = () => useCall(routes.tryFlow, []);
export const useRestoreFlow = () => useCall(routes.restoreFlow, STALE, FAILED);
export const useStopRun = () => useCall(routes.stopRun, STALE);
export const useRepeatRun = () => useCall(routes.repeatRun, RUNS);
