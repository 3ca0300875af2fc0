// The server calls about conversations, and how changes reach the loaded lists.
import { getContact } from "@mostrador/domain/business/contacts/routes.ts";
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { deleteThread, listThreads, markRead } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { settleReads } from "../../../../lib/cache/fresh-query-client.ts";
import { call, read } from "../../../../lib/client.ts";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { forgetMessages } from "../messages/api.ts";
import {
  asOne,
  listedThreads,
  type ThreadPages,
  type ThreadQuery,
  withoutThreads,
  withThread,
} from "./thread-cache.ts";

const PAGE_SIZE = 20;
const FRESH_MS = 5 * 60_000;
const LISTS = listThreads.name;
const ONE = "thread.ofContact";
const ALL = "thread.allOfContact";

/** The conversations of one list, in pages, latest first. */
export function useThreads(query: ThreadQuery, isWanted = true) {
  const { businessId } = useActiveBusiness();
  return useInfiniteQuery({
    queryKey: [LISTS, businessId, query],
    enabled: businessId !== null && isWanted,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      read(listThreads, {
        query: { businessId: businessId as string, page: pageParam, limit: PAGE_SIZE, ...query },
        signal,
      }),
    getNextPageParam: (last, _, page: number) => (last.hasMore ? page + 1 : undefined),
    // The live connection keeps it up to date, except for new search results.
    ...(query.name === "" && { staleTime: FRESH_MS, refetchOnReconnect: false }),
  });
}

/** The latest conversation with a contact; null when there is none. Starts with the data of a loaded list. */
export function useThreadOf(clientId: string | null) {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  return useQuery({
    queryKey: [ONE, businessId, clientId],
    enabled: businessId !== null && clientId !== null,
    queryFn: async ({ signal }) => asOne(await readThreadsOf(businessId as string, clientId as string, signal)) ?? null,
    placeholderData: () => listedThread(client, clientId as string),
  });
}

/** All conversations with a contact, one for each number of the business. */
export function useThreadsOf(clientId: string) {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(
    (changed?: { clientId: string }) => {
      if (!changed || changed.clientId === clientId) void client.invalidateQueries({ queryKey: [ALL] });
    },
    [client, clientId],
  );
  useLive(threadChanged, reread);
  useEffect(() => onGap(() => reread()), [reread]);
  return useQuery({
    queryKey: [ALL, businessId, clientId],
    enabled: businessId !== null,
    queryFn: ({ signal }) => readThreadsOf(businessId as string, clientId, signal),
  });
}

/** The screen shows them as one conversation, with all messages. */
export async function removeThreads(client: QueryClient, threads: readonly Thread[]): Promise<void> {
  for (const { _id } of threads) await call(deleteThread, { params: { id: _id } });
  const [first] = threads;
  if (!first) return;
  await renewThread(client, first.businessId, first.clientId);
  forgetMessages(client, first.businessId, first.clientId);
  void client.invalidateQueries({ queryKey: [ALL] });
  void client.invalidateQueries({ queryKey: [getContact.name] });
}

/** Reads one conversation and updates all loaded lists. Returns its state before and after. */
export async function renewThread(client: QueryClient, businessId: string, clientId: string) {
  await Promise.all([
    settleReads(client, { queryKey: [LISTS, businessId] }),
    settleReads(client, { queryKey: [ONE, businessId, clientId] }),
  ]);
  const before = listedThread(client, clientId);
  const threads = await readThreadsOf(businessId, clientId);
  putThreads(client, businessId, threads);
  dropOthers(client, businessId, clientId, threads);
  return { before, thread: asOne(threads) ?? null };
}

/** Marks it as read on this screen at once, then on the server. */
export async function markThreadRead(client: QueryClient, thread: Thread): Promise<void> {
  const { businessId, clientId } = thread;
  changeThreads(client, thread, (each) => ({
    ...each,
    unreadCount: 0,
    isRead: true,
    isForPeople: false,
    isMentioned: false,
  }));
  await call(markRead, { body: { businessId, clientId } });
}

/** Changes a conversation in each list before the server confirms it. */
export function changeThreads(client: QueryClient, thread: Thread, change: (each: Thread) => Thread): void {
  const { businessId, clientId } = thread;
  const lists = client.getQueriesData<ThreadPages>({ queryKey: [LISTS, businessId] });
  const held = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.threads) ?? []);
  const own = new Map(held.filter((each) => each.clientId === clientId).map((each) => [each._id, each]));
  if (!own.has(thread._id)) own.set(thread._id, thread);
  putThreads(client, businessId, [...own.values()].map(change));
}

/** All conversations of one contact. */
function putThreads(client: QueryClient, businessId: string, threads: readonly Thread[]): void {
  const one = asOne(threads);
  if (!one) return;
  client.setQueryData([ONE, businessId, one.clientId], one);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [LISTS, businessId] })) {
    if (!state.data) continue;
    const query = queryKey[2] as ThreadQuery;
    client.setQueryData<ThreadPages>(
      queryKey,
      threads.reduce((data, thread) => withThread(data, thread, query), state.data as ThreadPages),
    );
  }
}

/** Removes deleted conversations from the cache. */
function dropOthers(client: QueryClient, businessId: string, clientId: string, threads: readonly Thread[]): void {
  const left = new Set(threads.map(({ _id }) => _id));
  client.setQueriesData<ThreadPages>({ queryKey: [LISTS, businessId] }, (data) => withoutThreads(data, clientId, left));
  if (threads.length === 0) client.setQueryData([ONE, businessId, clientId], null);
}

/** After a connection gap: reads everything again. */
export function rereadThreads(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [LISTS] });
  void client.invalidateQueries({ queryKey: [ONE] });
}

/** One for each business number that the contact has written to. */
async function readThreadsOf(businessId: string, clientId: string, signal?: AbortSignal): Promise<Thread[]> {
  return (await read(listThreads, { query: { businessId, clientId }, ...(signal && { signal }) })).threads;
}

function listedThread(client: QueryClient, clientId: string): Thread | undefined {
  const lists = client.getQueriesData<ThreadPages>({ queryKey: [LISTS] });
  for (const [, data] of lists) {
    const found = listedThreads(data).find((thread) => thread.clientId === clientId);
    if (found) return found;
  }
  return undefined;
}
