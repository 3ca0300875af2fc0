import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { lastDateOf, previewOf } from "./thread-text.ts";

const ZONE = "America/Mexico_City";
const NOW = new Date("2026-11-21T23:10:00Z");

type LastMessage = {
  role: "user" | "assistant";
  message: string;
  date?: string;
  author?: { kind: string; name: string };
};

function thread(message?: LastMessage, more: Partial<Thread> = {}): Thread {
  const author = { kind: message?.role === "user" ? "contact" : "person", name: "Marta" };
  const messages = message ? [{ date: "2026-11-21T23:04:00Z", author, isDeleted: false, ...message }] : [];
  return { waitingSince: null, lastWords: null, messages, ...more } as unknown as Thread;
}

test("the last message is cut to 50 characters and says who wrote", () => {
  expect(previewOf(thread({ role: "user", message: "Hola, ¿tienen lugar?" }))).toBe("Hola, ¿tienen lugar?");
  expect(previewOf(thread({ role: "assistant", message: "Claro\nque sí" }))).toBe("Tú: Claro que sí");
  const sofia = { kind: "assistant", name: "Sofía" };
  expect(previewOf(thread({ role: "assistant", message: "Claro", author: sofia }))).toBe("Sofía: Claro");
  const long = previewOf(thread({ role: "user", message: "a".repeat(80) }));
  expect(long).toBe(`${"a".repeat(50)}…`);
  expect(previewOf(thread({ role: "user", message: "😀".repeat(60) }))).toBe(`${"😀".repeat(50)}…`);
  expect(previewOf(thread())).toBe("Saluda para empezar la conversación");
});

test("who waits for a person is shown by what they wrote last, with its hour, not by what was answered by itself", () => {
  const lastWords = { message: "¿hacen\nuñas acrílicas?", date: "2026-11-21T22:50:00Z", isDeleted: false };
  const notice = { kind: "system", name: "Mensaje automático" };
  const last: LastMessage = { role: "assistant", message: "Te contesta una persona en cuanto pueda.", author: notice };
  const waiting = thread(last, { waitingSince: "2026-11-21T22:51:00Z", lastWords });
  expect(previewOf(waiting)).toBe("¿hacen uñas acrílicas?");
  expect(lastDateOf(waiting, NOW, ZONE)).toBe("4:50 pm");
  expect(previewOf(thread(last))).toBe("Mensaje automático: Te contesta una persona en cuanto pueda.");
});

test("the hour stands alone today; the day is the business's own", () => {
  const at = (date: string) => lastDateOf(thread({ role: "user", message: "x", date }), NOW, ZONE);
  expect(at("2026-11-21T23:04:00Z")).toBe("5:04 pm");
  expect(at("2026-11-21T05:30:00Z")).toBe("ayer, 11:30 pm");
  expect(at("2026-11-18T16:00:00Z")).toBe("mié 18 nov, 10:00 am");
  expect(lastDateOf(thread(), NOW, ZONE)).toBe("");
});
