import { describe, expect, test } from "vitest";
import { MessagesQuery, SendMessage, ThreadsQuery } from "./schema.ts";

const businessId = "0193a5f0-0000-7000-8000-000000000001";

describe("MessagesQuery", () => {
  test("names the contact one way or another", () => {
    const refused = MessagesQuery.safeParse({ businessId });
    expect(refused.error?.issues[0]?.message).toBe("Falta decir de qué contacto son los mensajes");
    expect(MessagesQuery.safeParse({ businessId, whatsapp: "2221234567", countryCode: "52" }).success).toBe(true);
    expect(MessagesQuery.safeParse({ businessId, messengerId: "9911" }).success).toBe(true);
  });

  test("leaves the tool calls out unless they are asked for", () => {
    expect(MessagesQuery.parse({ businessId, messengerId: "9911" }).includeLogs).toBe(false);
    expect(MessagesQuery.parse({ businessId, messengerId: "9911", includeLogs: "true" }).includeLogs).toBe(true);
  });
});

test("the list of threads comes in pages of 20 and takes only known filters", () => {
  expect(ThreadsQuery.parse({ businessId })).toMatchObject({ page: 1, limit: 20, category: "all" });
  expect(ThreadsQuery.safeParse({ businessId, category: "Telegram" }).success).toBe(false);
});

test.each([
  ["", "Este campo es requerido"],
  [" \n ", "Este campo es requerido"],
  ["x".repeat(4097), "El mensaje debe tener máximo 4096 caracteres"],
])("a message of %j is not sent", (text, message) => {
  const sent = { businessId, clientId: businessId, channel: "WhatsApp", clientKey: businessId, text };
  expect(SendMessage.safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
