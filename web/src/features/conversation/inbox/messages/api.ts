// The server calls about the messages of a contact, and how live updates reach the cache.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { listMessages, resendMessage } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { settleReads } from "../../../../lib/cache/fresh-query-client.ts";
import { call, read } from "../../../../lib/client.ts";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { type MessagePages, orderedMessages, withMessage, withNewest } from "./message-cache.ts";

const PAGE_SIZE = 40;
const LATEST = "message.latest";
/** The live connection keeps the cache up to date. */
const FRESH_MS = 5 * 60_000;
/** Where to read a page from: the newest end, next to another page, or around one message. */
type Place = { before: string | null } | { after: string | null } | { around: string } | null;
const keyOf = (businessId: string | null, clientId: string) => [listMessages.name, businessId, clientId];

/** Includes tool calls. `around`: start reading at this message instead of the end. */
export function useMessages(clientId: string, around: string | null) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [...keyOf(businessId, clientId), around],
    enabled: businessId !== null,
    initialPageParam: (around ? { around } : null) as Place,
    queryFn: ({ pageParam, signal }) => readPage(businessId as string, clientId, pageParam, signal),
    getNextPageParam: ({ hasMore, before }): Place | undefined => (hasMore && before ? { before } : undefined),
    getPreviousPageParam: ({ hasNewer, after }): Place | undefined => (hasNewer && after ? { after } : undefined),
    staleTime: FRESH_MS,
    refetchOnReconnect: false,
  });
}

/** Loads the conversation from its end again. */
export function backToNewest(client: QueryClient, businessId: string, clientId: string): void {
  void client.resetQueries({ queryKey: [...keyOf(businessId, clientId), null], exact: true });
}

/** Reads the newest page and merges it into the cache; does nothing for a conversation that is not loaded. */
export async function renewMessages(client: QueryClient, businessId: string, clientId: string): Promise<void> {
  const queryKey = keyOf(businessId, clientId);
  await settleReads(client, { queryKey });
  if (client.getQueriesData({ queryKey }).every(([, data]) => !data)) return;
  const newest = await readPage(businessId, clientId, null);
  client.setQueriesData<MessagePages>({ queryKey }, (data) => data && withNewest(data, newest));
}

export function putMessage(client: QueryClient, businessId: string, message: Message): void {
  const queryKey = keyOf(businessId, message.clientId);
  client.setQueriesData<MessagePages>({ queryKey }, (data) => data && withMessage(data, message));
}

/** A note that was undone. */
export function dropMessage(client: QueryClient, businessId: string, { clientId, _id }: Message): void {
  client.setQueryData<MessagePages>(
    keyOf(businessId, clientId),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, messages: page.messages.filter((one) => one._id !== _id) })),
      },
  );
}

/** Sends again a message that failed or whose result is unknown (D-15.1). */
export async function sendAgain(client: QueryClient, businessId: string, message: Message): Promise<void> {
  const { data } = await call(resendMessage, { params: { id: message._id } });
  putMessage(client, businessId, data);
}

/** The newest id in the cache; ids increase with time. If no page is loaded yet, an id newer than any other. */
export function newestMessageId(client: QueryClient, businessId: string, clientId: string): string {
  const held = client.getQueriesData<MessagePages>({ queryKey: keyOf(businessId, clientId) });
  if (held.every(([, data]) => !data)) return "~";
  const ids = held.flatMap(([, data]) => orderedMessages(data)).map((message) => message._id);
  return ids.sort().at(-1) ?? "";
}

/** The newest messages, without tool calls: for a preview outside the inbox. */
export function useLatestMessages(clientId: string, limit: number) {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(
    (changed?: { clientId: string }) => {
      if (!changed || changed.clientId === clientId) void client.invalidateQueries({ queryKey: [LATEST] });
    },
    [client, clientId],
  );
  useLive(newMessage, reread);
  useLive(threadChanged, reread);
  useEffect(() => onGap(() => reread()), [reread]);
  return useQuery({
    queryKey: [LATEST, businessId, clientId, limit],
    enabled: businessId !== null,
    queryFn: ({ signal }) =>
      read(listMessages, { query: { businessId: businessId as string, clientId, limit }, signal }),
  });
}

/** Removes the cache of a deleted conversation. */
export function forgetMessages(client: QueryClient, businessId: string, clientId: string): void {
  void client.resetQueries({ queryKey: keyOf(businessId, clientId) });
  void client.invalidateQueries({ queryKey: [LATEST] });
}

/** After a connection gap: reads the open conversation again, and the others when they open. */
export function rereadMessages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listMessages.name] });
}

/** No live updates from now on: the next open reads again from the newest page. */
export function leaveMessages(client: QueryClient): void {
  client.removeQueries({ queryKey: [listMessages.name], predicate: ({ state }) => isElsewhere(state.data) });
  client.setQueriesData<MessagePages>(
    { queryKey: [listMessages.name] },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void client.invalidateQueries({ queryKey: [listMessages.name], refetchType: "none" });
}

/** Whether the newest page is missing from the cache. */
function isElsewhere(data: unknown): boolean {
  return Boolean((data as MessagePages | undefined)?.pages[0]?.hasNewer);
}

function readPage(businessId: string, clientId: string, place: Place, signal?: AbortSignal) {
  const asked = Object.fromEntries(Object.entries(place ?? {}).filter(([, value]) => value));
  return read(listMessages, {
    query: { businessId, clientId, includeLogs: "true", limit: PAGE_SIZE, ...asked },
    ...(signal && { signal }),
  });
}
