import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { asOne, listedThreads, type ThreadPages, withThread } from "./thread-cache.ts";

const thread = (id: string, minute: number, more: Partial<Thread> = {}): Thread =>
  ({
    _id: id,
    clientId: `c-${id}`,
    channel: "WhatsApp",
    unreadCount: 0,
    lastWords: null,
    isForPeople: (more.unreadCount ?? 0) > 0,
    messages: [{ messageId: `m-${id}`, date: `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z` }],
    ...more,
  }) as Thread;

const pages = (...threads: Thread[][]): ThreadPages => ({
  pages: threads.map((page) => ({ threads: page, hasMore: true })),
  pageParams: threads.map((_, index) => index + 1),
});
const all = { category: "all", name: "" } as const;
const ids = (data: ThreadPages) => listedThreads(data).map((one) => one._id);

test("a conversation on two pages is listed once, as it stands on the first", () => {
  const data = pages([thread("a", 9, { unreadCount: 2 }), thread("b", 8)], [thread("b", 8), thread("a", 1)]);
  expect(ids(data)).toEqual(["a", "b"]);
  expect(listedThreads(data)[0]?.unreadCount).toBe(2);
});

test("one that got a message moves to the top, from whatever page it stood on", () => {
  const data = pages([thread("a", 9)], [thread("b", 2)]);
  expect(ids(withThread(data, thread("b", 30), all))).toEqual(["b", "a"]);
});

test("a new one joins the lists that it belongs to", () => {
  const data = pages([thread("a", 9)]);
  expect(ids(withThread(data, thread("n", 10), all))).toEqual(["n", "a"]);
  expect(ids(withThread(data, thread("n", 10), { category: "Instagram", name: "" }))).toEqual(["a"]);
  expect(ids(withThread(data, thread("n", 10), { category: "unread", name: "" }))).toEqual(["a"]);
  const unread = thread("n", 10, { unreadCount: 1 });
  expect(ids(withThread(data, unread, { category: "unread", name: "" }))).toEqual(["n", "a"]);
  expect(ids(withThread(data, unread, { category: "all", name: "ana" }))).toEqual(["a"]);
});

test("one that was just read stays among the unread ones", () => {
  const data = pages([thread("a", 9, { unreadCount: 3 })]);
  const read = withThread(data, thread("a", 9), { category: "unread", name: "" });
  expect(listedThreads(read)).toMatchObject([{ _id: "a", unreadCount: 0 }]);
});

test("who writes to two numbers of the business is one row: the latest, with all that is unread and whoever waits", () => {
  const later = thread("b", 9, { clientId: "ana", unreadCount: 1, handedOverAt: null });
  const since = "2026-11-21T10:01:00.000Z";
  const early = thread("a", 2, { clientId: "ana", unreadCount: 2, handedOverAt: since, handOverReason: "Pide precio" });
  const [row, ...others] = listedThreads(pages([later], [early]));
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    _id: "b",
    unreadCount: 3,
    isRead: false,
    handedOverAt: since,
    handOverReason: "Pide precio",
  });
  expect(asOne([early, later])).toEqual(row);
  expect(asOne([])).toBeUndefined();
  const instagram = thread("c", 5, { clientId: "ana", channel: "Instagram" });
  expect(ids(pages([later, instagram, early]))).toEqual(["b", "c"]);
});
