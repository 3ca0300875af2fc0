// The server calls about test conversations and their runs.
import * as routes from "@mostrador/domain/automation/assistants/test-conversations/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../../lib/client.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";

const LIST = [routes.listTestConversations.name];
const RUNS = routes.listTestRuns.name;
/** How often a run in progress is read again. */
const AGAIN_MS = 1_000;

export function useTestConversations() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listTestConversations, businessId ? { query: { businessId } } : null);
}

export const useCreateTestConversation = () => useCall(routes.createTestConversation, LIST);
export const useEditTestConversation = () => useCall(routes.editTestConversation, LIST);
export const useDeleteTestConversation = () => useCall(routes.deleteTestConversation, LIST);
export const useStartTestRun = () => useCall(routes.startTestRun, [RUNS]);

export function useTestRuns(assistantId: string) {
  return useRead(routes.listTestRuns, { params: { id: assistantId } });
}

export function useTestRun(id: string | null) {
  return useQuery({
    queryKey: [routes.getTestRun.name, id],
    queryFn: ({ signal }) => read(routes.getTestRun, { params: { id: id ?? "" }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.run.status === "running" ? AGAIN_MS : false),
  });
}

/** Whether a run of the assistant goes on: the server refuses a second one of the business. */
export function useIsTestRunning(assistantId: string): boolean {
  const newest = useTestRuns(assistantId).data?.[0]?._id ?? null;
  return useTestRun(newest).data?.run.status === "running";
}

export function takeFrom(businessId: string, clientId: string) {
  return read(routes.takeTestConversation, { query: { businessId, clientId } });
}
