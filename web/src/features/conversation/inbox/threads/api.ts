// What the inbox asks about conversations, and how a change reaches the lists that are on screen.
import { listThreads, markRead } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { listedThreads, type ThreadPages, type ThreadQuery, withThread } from "./thread-cache.ts";

const PAGE_SIZE = 20;
const LISTS = listThreads.name;
const ONE = "thread.ofContact";

/** The conversations of one list, page after page, the latest first. */
export function useThreads(query: ThreadQuery) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [LISTS, businessId, query],
    enabled: businessId !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      read(listThreads, {
        query: { businessId: businessId as string, page: pageParam, limit: PAGE_SIZE, ...query },
        signal,
      }),
    getNextPageParam: (last, _, page: number) => (last.hasMore ? page + 1 : undefined),
  });
}

/** The latest conversation with a contact; null for one that never wrote. Opens at once with what a list knows. */
export function useThreadOf(clientId: string | null) {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  return useQuery({
    queryKey: [ONE, businessId, clientId],
    enabled: businessId !== null && clientId !== null,
    queryFn: ({ signal }) => readThread(businessId as string, clientId as string, signal),
    placeholderData: () => listedThread(client, clientId as string),
  });
}

/** Reads one conversation and puts it into every list that is held. Answers it as it was before and as it is. */
export async function renewThread(client: QueryClient, businessId: string, clientId: string) {
  const before = listedThread(client, clientId);
  const thread = await readThread(businessId, clientId);
  if (thread) putThread(client, businessId, thread);
  return { before, thread };
}

/** Read, at once on this screen; the server is told behind it. */
export async function markThreadRead(client: QueryClient, thread: Thread): Promise<void> {
  const { businessId, clientId } = thread;
  putThread(client, businessId, { ...thread, unreadCount: 0, isRead: true });
  await call(markRead, { body: { businessId, clientId } });
}

export function putThread(client: QueryClient, businessId: string, thread: Thread): void {
  client.setQueryData([ONE, businessId, thread.clientId], thread);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [LISTS, businessId] })) {
    const data = state.data as ThreadPages | undefined;
    if (data) client.setQueryData(queryKey, withThread(data, thread, queryKey[2] as ThreadQuery));
  }
}

/** After a gap in the line: all of it anew. */
export function rereadThreads(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [LISTS] });
  void client.invalidateQueries({ queryKey: [ONE] });
}

async function readThread(businessId: string, clientId: string, signal?: AbortSignal): Promise<Thread | null> {
  const { threads } = await read(listThreads, { query: { businessId, clientId, limit: 1 }, ...(signal && { signal }) });
  return threads[0] ?? null;
}

function listedThread(client: QueryClient, clientId: string): Thread | undefined {
  const lists = client.getQueriesData<ThreadPages>({ queryKey: [LISTS] });
  for (const [, data] of lists) {
    const found = listedThreads(data).find((thread) => thread.clientId === clientId);
    if (found) return found;
  }
  return undefined;
}
