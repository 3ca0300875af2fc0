// The server calls about waiting contacts, assigned conversations and team notes.
import type { Message, Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import * as routes from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import type { InboxSettings } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { dropMessage, putMessage } from "../messages/api.ts";
import { renewThread } from "../threads/api.ts";

const FRESH_MS = 60_000;

export function useColleagues(isWanted: boolean) {
  const { businessId } = useActiveBusiness();
  return useQuery({
    queryKey: [routes.listColleagues.name, businessId],
    enabled: businessId !== null && isWanted,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => read(routes.listColleagues, { query: { businessId: businessId as string }, signal }),
  });
}

export function useInboxSettings() {
  const { businessId } = useActiveBusiness();
  return useQuery({
    queryKey: [routes.getInboxSettings.name, businessId],
    enabled: businessId !== null,
    queryFn: ({ signal }) => read(routes.getInboxSettings, { query: { businessId: businessId as string }, signal }),
  });
}

export async function saveInboxSettings(client: QueryClient, businessId: string, settings: InboxSettings) {
  const { data, message } = await call(routes.editInboxSettings, { body: { businessId, settings } });
  client.setQueryData([routes.getInboxSettings.name, businessId], data);
  return message ?? "Configuración actualizada correctamente";
}

/** Updates the cache after a decision; after a refusal shows the message and reads the current state. */
export function useTeamDecisions(thread: Thread) {
  const client = useQueryClient();
  const toast = useToast();
  const { _id: id, businessId, clientId } = thread;
  const renew = () => renewThread(client, businessId, clientId).catch(() => undefined);
  const told = {
    onError: (error: unknown) => toast.error(sayError(error)),
    onSettled: renew,
  };
  const assign = useMutation({
    mutationFn: (userId: string | null) =>
      call(routes.assignThread, {
        params: { id },
        body: { assignment: { userId, from: thread.assignee?.userId ?? null } },
      }),
    ...told,
  });
  const resolve = useMutation({
    mutationFn: () =>
      call(routes.resolveThread, {
        params: { id },
        body: { resolution: { lastMessageId: thread.messages.at(-1)?.messageId ?? null } },
      }),
    ...told,
  });
  return { assign: assign.mutate, resolve: () => resolve.mutate(), isBusy: assign.isPending || resolve.isPending };
}

/** Throws a refusal. */
export async function writeNote(client: QueryClient, thread: Thread, note: { text: string; mentions: string[] }) {
  const { data } = await call(routes.writeNote, { params: { id: thread._id }, body: { note } });
  putMessage(client, thread.businessId, data);
}

export function useDeleteNote() {
  const client = useQueryClient();
  const toast = useToast();
  const { businessId } = useActiveBusiness();
  return async (note: Message) => {
    try {
      await call(routes.deleteNote, { params: { id: note._id } });
      if (businessId) dropMessage(client, businessId, note);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
}
