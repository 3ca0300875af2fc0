import { derivedDigits } from "./ids.ts";

export type PageChannel = "messenger" | "instagram";

/** A Facebook page and the professional Instagram account of that page. */
export type Page = {
  pageId: string;
  name: string;
  accessToken: string;
  instagram?: { id: string; username: string };
  callbackUrl?: string;
  /** The fields that the application subscribed to. */
  subscribed: string[];
  /** Whether the person who signs in may answer its messages. */
  mayMessage: boolean;
  /** Epoch ms until which its data may be read; 0 is without end. */
  dataEndsAt: number;
};

export type PageMessage = {
  id: string;
  direction: "in" | "out";
  type: string;
  text: string;
  at: number;
  status: "sent" | "delivered" | "read";
  attachmentId?: string;
  quickReplies?: { title: string; payload: string }[];
  replyTo?: string;
  tag?: string;
  reaction?: string;
  revoked?: boolean;
};

export type PageChat = {
  channel: PageChannel;
  /** The page, or the account. */
  accountId: string;
  /** The name of the person in the console; the page knows another id. */
  person: string;
  userId: string;
  name: string;
  messages: PageMessage[];
  lastInboundAt: number | undefined;
  isTyping: boolean;
};

export type Pages = ReturnType<typeof createPages>;

/** Pages, accounts, the people who write to them, and the keys that people gave an application. */
export function createPages() {
  const pages = new Map<string, Page>();
  const chats = new Map<string, PageChat>();
  const byMid = new Map<string, { chat: PageChat; message: PageMessage }>();
  const people = new Map<string, { userId: string; pageIds: string[] }>();
  return {
    list: () => [...pages.values()],
    byId: (pageId: string) => pages.get(pageId),
    byToken: (token: string) => [...pages.values()].find((page) => page.accessToken === token),
    /** The page of this id, or the page of this account. */
    speakerOf: (channel: PageChannel, accountId: string) =>
      channel === "messenger"
        ? pages.get(accountId)
        : [...pages.values()].find((page) => page.instagram?.id === accountId),
    save: (page: Page) => {
      pages.set(page.pageId, page);
      return page;
    },
    chats: () => [...chats.values()],
    chat: (channel: PageChannel, accountId: string, person: string): PageChat => {
      const userId = derivedDigits(`${channel}:${accountId}:${person}`, 16);
      const key = `${accountId}:${userId}`;
      const known = chats.get(key);
      if (known) return known;
      const about = { channel, accountId, person, userId, name: person };
      const chat = { ...about, messages: [], lastInboundAt: undefined, isTyping: false };
      chats.set(key, chat);
      return chat;
    },
    ofUser: (accountId: string, userId: string) => chats.get(`${accountId}:${userId}`),
    add: (chat: PageChat, message: PageMessage) => {
      chat.messages.push(message);
      byMid.set(message.id, { chat, message });
      if (message.direction === "in") chat.lastInboundAt = Math.max(chat.lastInboundAt ?? 0, message.at);
      else chat.isTyping = false;
      return message;
    },
    message: (mid: string) => byMid.get(mid),
    /** The owner of a person's key, and the pages that it opens. */
    grant: (token: string, userId: string, pageIds: string[]) => void people.set(token, { userId, pageIds }),
    granted: (token: string) => people.get(token),
    saved: () => ({ pages: [...pages.values()], chats: [...chats.values()] }),
    restore: (old: { pages: Page[]; chats: PageChat[] }) => {
      for (const page of old.pages) pages.set(page.pageId, page);
      for (const chat of old.chats) {
        chats.set(`${chat.accountId}:${chat.userId}`, chat);
        for (const message of chat.messages) byMid.set(message.id, { chat, message });
      }
    },
    clear: () => {
      for (const part of [pages, chats, byMid, people]) part.clear();
    },
  };
}
