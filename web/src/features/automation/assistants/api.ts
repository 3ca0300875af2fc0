// The server calls about assistants. A switch changes at once and reverts when refused; an edit writes its answer to
// the cache.
import { assistantChanged } from "@mostrador/domain/automation/assistants/live.ts";
import * as routes from "@mostrador/domain/automation/assistants/routes.ts";
import type { Assistant, AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type CallAnswer, call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const LIST = [routes.listAssistants.name];
const ONE = [routes.getAssistant.name];
const TOLD = [assistantChanged];
const STALE = [...LIST, ...ONE];

export function useAssistants() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listAssistants, businessId ? { query: { businessId } } : null);
}

export function useAssistant(id: string) {
  return useRead(routes.getAssistant, { params: { id } });
}

export const useCreateAssistant = () => useCall(routes.createAssistant, LIST);
export const useDeleteAssistant = () => useCall(routes.deleteAssistant, LIST);

export function useEditAssistant(id: string) {
  const client = useQueryClient();
  return useMutation<CallAnswer<typeof routes.editAssistant>, Error, AssistantEdit>({
    mutationFn: (assistant) => call(routes.editAssistant, { params: { id }, body: { assistant } }),
    onSuccess: ({ data }) => put(client, data),
  });
}

export function useSwitchAssistant(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWorking: boolean) => call(routes.switchAssistant, { params: { id }, body: { isWorking } }),
    onMutate: async (isWorking) => {
      await Promise.all([LIST, ONE].map((queryKey) => client.cancelQueries({ queryKey })));
      change(client, id, (assistant) => ({ ...assistant, isWorking }));
    },
    onSuccess: ({ data }) => put(client, data),
    onError: (_error, isWorking) => change(client, id, (assistant) => ({ ...assistant, isWorking: !isWorking })),
    onSettled: () => reread(client),
  });
}

/** Another window or person changed an assistant. */
export function useAssistantsLive() {
  useRereadOn(TOLD, STALE);
}

function put(client: QueryClient, fresh: Assistant) {
  change(client, fresh._id, () => fresh);
}

function change(client: QueryClient, id: string, to: (assistant: Assistant) => Assistant) {
  const same = (assistant: Assistant) => (assistant._id === id ? to(assistant) : assistant);
  client.setQueriesData<Assistant[]>({ queryKey: LIST }, (list) => list?.map(same));
  client.setQueriesData<Assistant>({ queryKey: ONE }, (one) => one && same(one));
}

function reread(client: QueryClient) {
  return Promise.all([LIST, ONE].map((queryKey) => client.invalidateQueries({ queryKey })));
}
