// One conversation in the query cache, page after page from the newest back. What is new is read with the newest page
// and joined to what is held, so that nothing on screen jumps and nothing older is read again.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { InfiniteData } from "@tanstack/react-query";

/** In order of time; `before` asks for the page above. The first page of a conversation is the newest that is held. */
export type MessagePage = {
  messages: Message[];
  hasMore: boolean;
  before: string | null;
  /** Whether `after` asks for a page below. */
  hasNewer: boolean;
  after: string | null;
};
export type MessagePages = InfiniteData<MessagePage>;

/** Each message once, as last read, in order of time. */
export function orderedMessages(data: MessagePages | undefined): Message[] {
  const byId = new Map<string, Message>();
  // From the oldest page on: almost in order already, and what the newer page says stays.
  for (const page of data?.pages.toReversed() ?? [])
    for (const message of page.messages) byId.set(message._id, message);
  return [...byId.values()].sort(byTime);
}

/** When more came than a page holds, there is a gap to what is held: then the conversation starts from that page. */
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

/** Where the end of the conversation is not held, only what is held changes. */
function withChanged(data: MessagePages, news: readonly Message[]): MessagePages {
  const byId = new Map(news.map((message) => [message._id, message]));
  const renewed = (page: MessagePage) => ({
    ...page,
    messages: page.messages.map((one) => byId.get(one._id) ?? one),
  });
  return { ...data, pages: data.pages.map(renewed) };
}

/** The answer to a send: shown before the line tells of it. */
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
