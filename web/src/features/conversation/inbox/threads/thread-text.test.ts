import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { expect, test } from "vitest";
import { lastDateOf, previewOf } from "./thread-text.ts";

const ZONE = "America/Mexico_City";
const NOW = new Date("2026-11-21T23:10:00Z");

function thread(message?: { role: "user" | "assistant"; message: string; date?: string }): Thread {
  return { messages: message ? [{ date: "2026-11-21T23:04:00Z", ...message }] : [] } as unknown as Thread;
}

test("the last message is cut to 50 characters and says who wrote", () => {
  expect(previewOf(thread({ role: "user", message: "Hola, ¿tienen lugar?" }))).toBe("Hola, ¿tienen lugar?");
  expect(previewOf(thread({ role: "assistant", message: "Claro\nque sí" }))).toBe("Tu: Claro que sí");
  const long = previewOf(thread({ role: "user", message: "a".repeat(80) }));
  expect(long).toBe(`${"a".repeat(50)}…`);
  expect(previewOf(thread({ role: "user", message: "😀".repeat(60) }))).toBe(`${"😀".repeat(50)}…`);
  expect(previewOf(thread())).toBe("Saluda para empezar la conversación");
});

test("the hour stands alone today; the day is the business's own", () => {
  const at = (date: string) => lastDateOf(thread({ role: "user", message: "x", date }), NOW, ZONE);
  expect(at("2026-11-21T23:04:00Z")).toBe("17:04");
  expect(at("2026-11-21T05:30:00Z")).toBe("ayer, 23:30");
  expect(at("2026-11-18T16:00:00Z")).toBe("mié 18 nov, 10:00");
  expect(lastDateOf(thread(), NOW, ZONE)).toBe("");
});
