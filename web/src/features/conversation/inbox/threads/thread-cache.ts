// The lists of conversations in the query cache: one that changed is put where it belongs, without reading the lists
// anew. A row may stand on two pages for a moment, because the server counts pages while conversations move up.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { InfiniteData } from "@tanstack/react-query";

export const THREAD_FILTERS = ["all", "WhatsApp", "Instagram", "Messenger", "unread", "waiting", "mine"] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];
/** What one list shows. A search looks through all, whatever the filter. */
export type ThreadQuery = { category: ThreadFilter; name: string };
export type ThreadPages = InfiniteData<{ threads: Thread[]; hasMore: boolean }>;

/** Each contact of a channel once, the latest first. */
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

/** What stands in a list as one row. */
export function contactKey({ clientId, channel }: Thread): string {
  return `${clientId} ${channel}`;
}

/**
 * Somebody who writes to two numbers of the business is one conversation on the screen: the latest, with what is unread
 * in all of them and with whoever waits in any.
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
 * The list with this conversation as it is now. One that is new to the list joins it when it belongs there; one that
 * was just read stays among the unread ones until the list is opened again, so that it does not slip from under the hand.
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

/** The list with no other conversations of this contact than those that are left. */
export function withoutThreads(
  data: ThreadPages | undefined,
  clientId: string,
  left: ReadonlySet<string>,
): ThreadPages | undefined {
  const stays = (one: Thread) => one.clientId !== clientId || left.has(one._id);
  if (!data || data.pages.every((page) => page.threads.every(stays))) return data;
  return { ...data, pages: data.pages.map((page) => ({ ...page, threads: page.threads.filter(stays) })) };
}

/** Who is found by a search is known to the server alone. */
function belongs(thread: Thread, { category, name }: ThreadQuery): boolean {
  if (name) return false;
  if (category === "unread") return thread.isForPeople;
  if (category === "waiting") return thread.waitingSince !== null;
  // Whose they are is asked of the server.
  if (category === "mine") return false;
  return category === "all" || category === thread.channel;
}

/** Of several that wait: what was written last. */
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
