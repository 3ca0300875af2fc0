// The lists of conversations in the query cache: updates one conversation without reading the lists again. A row may be
// on two pages briefly, because the server's pages move.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { InfiniteData } from "@tanstack/react-query";

export const THREAD_FILTERS = ["all", "WhatsApp", "Instagram", "Messenger", "unread", "waiting", "mine"] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];
/** The query of one list. A search ignores the filter. */
export type ThreadQuery = { category: ThreadFilter; name: string };
export type ThreadPages = InfiniteData<{ threads: Thread[]; hasMore: boolean }>;

/** Each contact of a channel once, latest first. */
export function listedThreads(data: ThreadPages | undefined): Thread[] {
  const byId = new Map<string, Thread>();
  for (const thread of data?.pages.flatMap((page) => page.threads) ?? []) {
    if (!byId.has(thread._id)) byId.set(thread._id, thread);
  }
  const byContact = new Map<string, Thread[]>();
  for (const thread of byId.values()) {
    const key = contactKey(thread);
    byContact.set(key, [...(byContact.get(key) ?? []), thread]);
  }
  return [...byContact.values()].map((threads) => asOne(threads) as Thread).sort(latestFirst);
}

/** The conversations that form one row. */
export function contactKey({ clientId, channel }: Thread): string {
  return `${clientId} ${channel}`;
}

/**
 * A contact who writes to two numbers is one row: the latest conversation, with the unread count of all and the
 * waiting state of any.
 */
export function asOne(threads: readonly Thread[]): Thread | undefined {
  const [latest, ...others] = [...threads].sort(latestFirst);
  if (!latest || others.length === 0) return latest;
  const waiting = [latest, ...others].find((thread) => thread.handedOverAt !== null);
  const waits = threads.flatMap(({ waitingSince }) => waitingSince ?? []).sort();
  const isForPeople = threads.some((thread) => thread.isForPeople);
  const counted = threads.filter((thread) => thread.isForPeople || !isForPeople);
  const unreadCount = counted.reduce((sum, thread) => sum + thread.unreadCount, 0);
  return {
    ...latest,
    unreadCount,
    isRead: !isForPeople,
    waitingSince: waits[0] ?? null,
    assignee: latest.assignee ?? others.find(({ assignee }) => assignee !== null)?.assignee ?? null,
    isForPeople,
    lastWords: lastWordsOf(threads),
    isMentioned: threads.some((thread) => thread.isMentioned),
    ...(waiting && { handedOverAt: waiting.handedOverAt, handOverReason: waiting.handOverReason }),
  };
}

/**
 * The list with the new state of this conversation. It joins the list when it belongs there; one just read stays among
 * the unread ones until the list reopens, so that it does not move away.
 */
export function withThread(data: ThreadPages, thread: Thread, query: ThreadQuery): ThreadPages {
  const isListed = data.pages.some((page) => page.threads.some((one) => one._id === thread._id));
  if (isListed) {
    const renew = (one: Thread) => (one._id === thread._id ? thread : one);
    return { ...data, pages: data.pages.map((page) => ({ ...page, threads: page.threads.map(renew) })) };
  }
  const [first, ...rest] = data.pages;
  if (!first || !belongs(thread, query)) return data;
  return { ...data, pages: [{ ...first, threads: [thread, ...first.threads] }, ...rest] };
}

/** The list with only the remaining conversations of this contact. */
export function withoutThreads(
  data: ThreadPages | undefined,
  clientId: string,
  left: ReadonlySet<string>,
): ThreadPages | undefined {
  const stays = (one: Thread) => one.clientId !== clientId || left.has(one._id);
  if (!data || data.pages.every((page) => page.threads.every(stays))) return data;
  return { ...data, pages: data.pages.map((page) => ({ ...page, threads: page.threads.filter(stays) })) };
}

/** Only the server knows the results of a search. */
function belongs(thread: Thread, { category, name }: ThreadQuery): boolean {
  if (name) return false;
  if (category === "unread") return thread.isForPeople;
  if (category === "waiting") return thread.waitingSince !== null;
  // Only the server knows who is assigned.
  if (category === "mine") return false;
  return category === "all" || category === thread.channel;
}

/** Of several that wait: the latest text. */
function lastWordsOf(threads: readonly Thread[]): Thread["lastWords"] {
  const words = threads.flatMap(({ lastWords }) => lastWords ?? []);
  return words.sort((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
}

export function lastMessageOf(thread: Thread): Thread["messages"][number] | undefined {
  return thread.messages.at(-1);
}

function latestFirst(a: Thread, b: Thread): number {
  const [left, right] = [lastMessageOf(a)?.date ?? "", lastMessageOf(b)?.date ?? ""];
  if (left !== right) return left < right ? 1 : -1;
  return a._id < b._id ? 1 : -1;
}
