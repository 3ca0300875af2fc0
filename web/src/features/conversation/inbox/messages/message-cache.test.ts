import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { type MessagePage, type MessagePages, orderedMessages, withMessage, withNewest } from "./message-cache.ts";

const message = (at: number, more: Partial<Message> = {}): Message =>
  ({
    _id: `m${String(at).padStart(3, "0")}`,
    date: new Date(at * 1000).toISOString(),
    status: null,
    ...more,
  }) as Message;
const page = (from: number, to: number, hasMore = true, hasNewer = false): MessagePage => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasMore,
  before: new Date(from * 1000).toISOString(),
  hasNewer,
  after: new Date(to * 1000).toISOString(),
});
const held = (...pages: MessagePage[]): MessagePages => ({ pages, pageParams: pages.map(() => null) });
const times = (data: MessagePages) => orderedMessages(data).map((one) => Date.parse(one.date) / 1000);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("what is new joins the newest page; what is older stays as it was", () => {
  const data = withNewest(held(page(11, 20), page(1, 10, false)), page(14, 23));
  expect(times(data)).toEqual(range(1, 23));
  expect(data.pages).toHaveLength(2);
  expect(data.pages[1]?.hasMore).toBe(false);
  expect(data.pages[0]?.before).toBe(new Date(11_000).toISOString());
});

test("a status that changed is seen, whichever page held the message", () => {
  const read = { ...page(14, 20), messages: page(14, 20).messages.map((one) => ({ ...one, status: "read" as const })) };
  const data = withNewest(held(page(11, 20)), read);
  expect(orderedMessages(data).map((one) => one.status)).toEqual([null, null, null, ...Array(7).fill("read")]);
});

test("a message that was sent again moves to the end and stands once", () => {
  const again = message(30, { _id: "m003" });
  const newest = { ...page(15, 20), messages: [...page(15, 20).messages, again] };
  const data = withNewest(held(page(11, 20), page(1, 10, false)), newest);
  expect(orderedMessages(data).filter((one) => one._id === "m003")).toEqual([again]);
  expect(times(data).at(-1)).toBe(30);
});

test("after a gap the conversation starts from what is newest", () => {
  const data = withNewest(held(page(11, 20), page(1, 10, false)), page(40, 49));
  expect(times(data)).toEqual(range(40, 49));
  expect(data.pages[0]?.hasMore).toBe(true);
  expect(data.pageParams).toHaveLength(1);
});

test("a short conversation grows without a page above", () => {
  const data = withNewest(
    held({ messages: [], hasMore: false, before: null, hasNewer: false, after: null }),
    page(1, 3, false),
  );
  expect(times(data)).toEqual([1, 2, 3]);
  expect(data.pages[0]?.hasMore).toBe(false);
});

test("in the middle of a conversation nothing is added at the end, and what is held changes", () => {
  const middle = held(page(11, 20, true, true));
  const deleted = message(15, { isDeleted: true });
  const data = withMessage(withNewest(middle, { ...page(14, 99), messages: [deleted, message(99)] }), message(100));
  expect(times(data)).toEqual(range(11, 20));
  expect(orderedMessages(data).filter((one) => one.isDeleted)).toEqual([deleted]);
});

test("the answer to a send stands at the end, once", () => {
  const sent = message(99, { status: "queued" });
  const once = withMessage(held(page(1, 3, false)), sent);
  expect(times(withMessage(once, sent))).toEqual([1, 2, 3, 99]);
});
