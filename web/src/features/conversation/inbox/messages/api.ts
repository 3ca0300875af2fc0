// What the inbox asks about the messages of one contact, and how new ones reach the screen.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { listMessages, resendMessage } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { call, read } from "../../../../lib/client.ts";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { type MessagePages, orderedMessages, withMessage, withNewest } from "./message-cache.ts";

const PAGE_SIZE = 40;
const LATEST = "message.latest";
/** The live line keeps what is held up to date. */
const FRESH_MS = 5 * 60_000;
/** From where a page is read: the newest end, beside another, or around one message. */
type Place = { before: string | null } | { after: string | null } | { around: string } | null;
const keyOf = (businessId: string | null, clientId: string) => [listMessages.name, businessId, clientId];

/** Tool calls among them. `around`: the message with which the reading begins, instead of at the end. */
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

/** The conversation from its end on again. */
export function backToNewest(client: QueryClient, businessId: string, clientId: string): void {
  void client.resetQueries({ queryKey: [...keyOf(businessId, clientId), null], exact: true });
}

/** Reads the newest page and joins it to what is held; a conversation that nobody opened is left alone. */
export async function renewMessages(client: QueryClient, businessId: string, clientId: string): Promise<void> {
  const queryKey = keyOf(businessId, clientId);
  if (client.getQueriesData({ queryKey }).every(([, data]) => !data)) return;
  const newest = await readPage(businessId, clientId, null);
  client.setQueriesData<MessagePages>({ queryKey }, (data) => data && withNewest(data, newest));
}

export function putMessage(client: QueryClient, businessId: string, message: Message): void {
  const queryKey = keyOf(businessId, message.clientId);
  client.setQueriesData<MessagePages>({ queryKey }, (data) => data && withMessage(data, message));
}

/** A note that was taken back. */
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

/** Sends again what did not go out, or of which nothing was heard (D-15.1). */
export async function sendAgain(client: QueryClient, businessId: string, message: Message): Promise<void> {
  const { data } = await call(resendMessage, { params: { id: message._id } });
  putMessage(client, businessId, data);
}

/** The newest id that is held; ids grow with time. While nothing was read yet, one that is newer than any. */
export function newestMessageId(client: QueryClient, businessId: string, clientId: string): string {
  const held = client.getQueriesData<MessagePages>({ queryKey: keyOf(businessId, clientId) });
  if (held.every(([, data]) => !data)) return "~";
  const ids = held.flatMap(([, data]) => orderedMessages(data)).map((message) => message._id);
  return ids.sort().at(-1) ?? "";
}

/** The newest few, without tool calls: for a look at a conversation elsewhere than in the inbox. */
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
    queryKey: [LATEST, businessId, clientId],
    enabled: businessId !== null,
    queryFn: ({ signal }) =>
      read(listMessages, { query: { businessId: businessId as string, clientId, limit }, signal }),
  });
}

/** Of a conversation that was deleted. */
export function forgetMessages(client: QueryClient, businessId: string, clientId: string): void {
  void client.resetQueries({ queryKey: keyOf(businessId, clientId) });
  void client.invalidateQueries({ queryKey: [LATEST] });
}

/** After a gap in the line: the open conversation anew, the others when they are opened. */
export function rereadMessages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listMessages.name] });
}

/** Nobody listens any more: what is opened next is read anew, from its newest page. */
export function leaveMessages(client: QueryClient): void {
  client.removeQueries({ queryKey: [listMessages.name], predicate: ({ state }) => isElsewhere(state.data) });
  client.setQueriesData<MessagePages>(
    { queryKey: [listMessages.name] },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void client.invalidateQueries({ queryKey: [listMessages.name], refetchType: "none" });
}

/** Whether the newest page is not among those that are held. */
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
