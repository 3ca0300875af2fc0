// The cache of one conversation, in pages from the newest back. New messages are merged into it, so that nothing moves
// and no older page is read again.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { InfiniteData } from "@tanstack/react-query";

/** In time order; `before` loads the page above. The first page is the newest one loaded. */
export type MessagePage = {
  messages: Message[];
  hasMore: boolean;
  before: string | null;
  /** Whether `after` can load a page below. */
  hasNewer: boolean;
  after: string | null;
};
export type MessagePages = InfiniteData<MessagePage>;

/** Each message once, in its latest version, in time order. */
export function orderedMessages(data: MessagePages | undefined): Message[] {
  const byId = new Map<string, Message>();
  // From the oldest page on: the order is almost right, and newer pages win.
  for (const page of data?.pages.toReversed() ?? [])
    for (const message of page.messages) byId.set(message._id, message);
  return [...byId.values()].sort(byTime);
}

/** More new messages than one page leave a gap: then the conversation restarts from that page. */
export function withNewest(data: MessagePages, newest: MessagePage): MessagePages {
  const [first, ...rest] = data.pages;
  const from = newest.messages[0]?.date;
  if (!first || from === undefined) return data;
  if (first.hasNewer) return withChanged(data, newest.messages);
  const isJoined = !newest.hasMore || first.messages.some((message) => message.date >= from);
  if (!isJoined) return { pages: [newest], pageParams: data.pageParams.slice(0, 1) };
  const fresh = new Set(newest.messages.map((message) => message._id));
  const kept = first.messages.filter((message) => message.date < from && !fresh.has(message._id));
  const edge = kept.length > 0 || rest.length > 0 ? first : newest;
  const { hasMore, before } = edge;
  const joined = { ...newest, messages: [...kept, ...newest.messages], hasMore, before };
  return { ...data, pages: [joined, ...rest] };
}

/** When the conversation's end is not loaded, only loaded messages change. */
function withChanged(data: MessagePages, news: readonly Message[]): MessagePages {
  const byId = new Map(news.map((message) => [message._id, message]));
  const renewed = (page: MessagePage) => ({
    ...page,
    messages: page.messages.map((one) => byId.get(one._id) ?? one),
  });
  return { ...data, pages: data.pages.map(renewed) };
}

/** The result of a send: shown before the live update arrives. */
export function withMessage(data: MessagePages, message: Message): MessagePages {
  const [first, ...rest] = data.pages;
  if (!first) return data;
  if (first.hasNewer) return withChanged(data, [message]);
  const others = (page: MessagePage) => ({
    ...page,
    messages: page.messages.filter((one) => one._id !== message._id),
  });
  const newest = others(first);
  return { ...data, pages: [{ ...newest, messages: [...newest.messages, message] }, ...rest.map(others)] };
}

function byTime(a: Message, b: Message): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}
