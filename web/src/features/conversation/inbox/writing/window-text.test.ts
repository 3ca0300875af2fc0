import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { WINDOW_CLOSED } from "@mostrador/domain/conversation/inbox/window.ts";
import { expect, test } from "vitest";
import { isShutByCarrier, windowOf } from "./window-text.ts";

const ZONE = "America/Mexico_City";
const NOW = Date.parse("2026-11-20T23:00:00Z");
const thread = (minutesLeft: number | null, channel: Thread["channel"] = "WhatsApp") =>
  ({
    channel,
    freeUntil: minutesLeft === null ? null : new Date(NOW + minutesLeft * 60_000).toISOString(),
  }) as Thread;

test("while it is open it says until when, in the business's hours", () => {
  expect(windowOf(thread(24 * 60), NOW, ZONE)).toEqual({
    isOpen: true,
    text: "Puedes escribir libremente hasta sáb 21 nov, 5:00 pm",
    isShort: false,
  });
});

test("near its end it says how long is left", () => {
  const at = (minutes: number) => windowOf(thread(minutes), NOW, ZONE).text;
  expect(at(75)).toBe("Te quedan 1 h 15 min para escribir libremente, hasta vie 20 nov, 6:15 pm");
  expect(at(60)).toContain("Te quedan 1 hora");
  expect(at(12)).toContain("12 minutos");
  expect(at(0.2)).toContain("1 minuto ");
  expect(windowOf(thread(75), NOW, ZONE)).toMatchObject({ isShort: true });
});

test("when it is closed it says why and what can be done", () => {
  expect(windowOf(thread(0), NOW, ZONE)).toMatchObject({ isOpen: false });
  expect(windowOf(thread(-1), NOW, ZONE).text).toMatch(/más de 24 horas.*plantilla aprobada/);
  expect(windowOf(thread(null), NOW, ZONE).text).toContain("todavía no te ha escrito");
  expect(windowOf(null, NOW, ZONE).isOpen).toBe(false);
  expect(windowOf(undefined, NOW, ZONE)).toEqual({ isOpen: false, text: "" });
});

test("on Messenger and Instagram a person has a week, and is told when the assistant's day is over", () => {
  const page = (freeHours: number) =>
    ({
      channel: "Instagram",
      freeUntil: new Date(NOW + freeHours * 3600_000).toISOString(),
      peopleUntil: new Date(NOW + (freeHours + 6 * 24) * 3600_000).toISOString(),
    }) as Thread;
  expect(windowOf(page(2), NOW, ZONE)).toMatchObject({ isOpen: true, isShort: false });
  expect(windowOf(page(-3), NOW, ZONE).text).toMatch(/^Puedes escribir hasta .*El asistente ya no puede/);
  expect(windowOf(page(-6 * 24 + 1), NOW, ZONE)).toMatchObject({ isOpen: true, isShort: true });
  expect(windowOf(page(-6 * 24), NOW, ZONE)).toMatchObject({ isOpen: false });
});

test("is over once WhatsApp said so, until the customer writes again", () => {
  const ours = {
    role: "assistant",
    status: "failed",
    reason: WINDOW_CLOSED,
    date: "2026-11-24T10:00:00.000Z",
  } as const;
  const theirs = (date: string) => ({ role: "user", status: null, reason: "", date }) as const;
  expect(isShutByCarrier([theirs("2026-11-24T09:00:00.000Z"), ours])).toBe(true);
  expect(isShutByCarrier([ours, theirs("2026-11-24T10:05:00.000Z")])).toBe(false);
  expect(
    isShutByCarrier([theirs("2026-11-24T09:00:00.000Z"), { ...ours, reason: "El número no tiene WhatsApp" }]),
  ).toBe(false);
  expect(windowOf(thread(60), NOW, ZONE, true)).toMatchObject({ isOpen: false });
});
