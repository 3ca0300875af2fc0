import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { conversationItems } from "./conversation-items.ts";

const dayOf = (date: string) => date.slice(0, 10);
let made = 0;
function message(date: string, kind: Message["author"]["kind"], more: Partial<Message> = {}): Message {
  made += 1;
  return { _id: `m${made}`, date, type: "message", author: { kind, name: kind }, call_id: "", ...more } as Message;
}
const shape = (messages: Message[]) =>
  conversationItems(messages, dayOf).map((item) =>
    item.kind === "message"
      ? `${item.isFirst ? "[" : ""}${item.message.author.kind}${item.isLast ? "]" : ""}`
      : item.kind,
  );

test("each day begins with its line", () => {
  const messages = [message("2026-11-20T10:00:00Z", "contact"), message("2026-11-21T10:00:00Z", "contact")];
  expect(shape(messages)).toEqual(["day", "[contact]", "day", "[contact]"]);
});

test("messages of one author within five minutes stand together", () => {
  const messages = [
    message("2026-11-21T10:00:00Z", "contact"),
    message("2026-11-21T10:01:00Z", "contact"),
    message("2026-11-21T10:02:00Z", "assistant"),
    message("2026-11-21T10:03:00Z", "person"),
    message("2026-11-21T10:09:00Z", "person"),
  ];
  expect(shape(messages)).toEqual(["day", "[contact", "contact]", "[assistant]", "[person]", "[person]"]);
});

test("a call and its answer are one card, also when others come between", () => {
  const call = { type: "function_call", name: "find_slots", arguments: "{}", call_id: "c1" } as const;
  const answer = { type: "function_call_output", name: "find_slots", output: '{"slots":[]}', call_id: "c1" } as const;
  const items = conversationItems(
    [
      message("2026-11-21T10:00:00Z", "assistant", call),
      message("2026-11-21T10:00:01Z", "contact"),
      message("2026-11-21T10:00:02Z", "assistant", answer),
    ],
    dayOf,
  );
  expect(items.map((item) => item.kind)).toEqual(["day", "calls", "message"]);
  expect(items[1]).toMatchObject({ calls: [{ name: "find_slots", input: "{}", output: '{"slots":[]}' }] });
});

test("an answer without its call stands for itself", () => {
  const answer = { type: "function_call_output", name: "book", output: "{}", call_id: "c9" } as const;
  const items = conversationItems([message("2026-11-21T10:00:00Z", "assistant", answer)], dayOf);
  expect(items[1]).toMatchObject({ kind: "calls", calls: [{ name: "book", output: "{}" }] });
});

test("calls that follow each other are one card", () => {
  const call = (name: string) =>
    message("2026-11-21T10:00:00Z", "assistant", { type: "function_call", name, call_id: name, arguments: "{}" });
  const items = conversationItems([call("list_services"), call("find_slots"), call("book")], dayOf);
  expect(items.map((item) => item.kind)).toEqual(["day", "calls"]);
  expect(items[1]).toMatchObject({ calls: [{ name: "list_services" }, { name: "find_slots" }, { name: "book" }] });
});
