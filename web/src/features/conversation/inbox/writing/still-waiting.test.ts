import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import type { PendingMessage } from "./outbox.ts";
import { stillWaiting } from "./still-waiting.ts";

const entry = (clientKey: string, text: string, afterId = "m1") => ({ clientKey, text, afterId }) as PendingMessage;
const message = (_id: string, text: string, kind = "person") =>
  ({ _id, message: text, author: { kind, name: "" } }) as Message;
const keys = (entries: PendingMessage[]) => entries.map((one) => one.clientKey);

test("a message that the server shows stands once", () => {
  const { unseen, seen } = stillWaiting([entry("a", "Hola "), entry("b", "¿Vienes?")], [message("m2", "Hola")]);
  expect([keys(unseen), keys(seen)]).toEqual([["b"], ["a"]]);
});

test("the same words twice are two messages", () => {
  const entries = [entry("a", "ok"), entry("b", "ok")];
  expect(keys(stillWaiting(entries, [message("m2", "ok")]).unseen)).toEqual(["b"]);
  expect(keys(stillWaiting(entries, [message("m2", "ok"), message("m3", "ok")]).unseen)).toEqual([]);
});

test("what was there before, and what others wrote, is something else", () => {
  const before = message("m1", "ok");
  const customer = message("m2", "ok", "contact");
  const assistant = message("m3", "ok", "assistant");
  expect(keys(stillWaiting([entry("a", "ok")], [before, customer, assistant]).unseen)).toEqual(["a"]);
});
