// Whether the business may write freely now: channels allow it for 24 hours after the contact's last message (D-8.6).
// On Messenger and Instagram a person may answer for seven days, marked as a person's message, never an automatic one.
import type { ChannelKind } from "../channels/schema.ts";
import type { Message } from "./schema.ts";

const HOUR_MS = 60 * 60 * 1000;
export const WINDOW_MS = 24 * HOUR_MS;
const PERSON_MS = 7 * WINDOW_MS;

export const WINDOW_CLOSED = "No se envió: pasaron más de 24 horas desde el último mensaje del cliente";
const PERSON_CLOSED = "No se envió: pasaron más de 7 días desde el último mensaje del cliente";

/** Epoch ms until which free text may be sent; null when the contact never wrote. */
export function freeUntil(lastInboundAt: number | null): number | null {
  return lastInboundAt === null ? null : lastInboundAt + WINDOW_MS;
}

export function isWindowOpen(lastInboundAt: number | null, now: number): boolean {
  const until = freeUntil(lastInboundAt);
  return until !== null && now < until;
}

/** Epoch ms until which a person may write there; null when the contact never wrote. */
export function personUntil(kind: ChannelKind, lastInboundAt: number | null): number | null {
  if (lastInboundAt === null) return null;
  return lastInboundAt + (kind === "whatsapp" ? WINDOW_MS : PERSON_MS);
}

/** `human_agent`: only as a person's message, marked so for the carrier. */
export type Freedom = "free" | "human_agent" | "closed";

export function freedomOf(
  { kind, author }: { kind: ChannelKind; author: Message["author"]["kind"] },
  lastInboundAt: number | null,
  now: number,
): Freedom {
  if (isWindowOpen(lastInboundAt, now)) return "free";
  const until = author === "person" && kind !== "whatsapp" ? personUntil(kind, lastInboundAt) : null;
  return until !== null && now < until ? "human_agent" : "closed";
}

/** Why it is not sent any more, in Spanish. */
export function closedText({ kind, author }: { kind: ChannelKind; author: Message["author"]["kind"] }): string {
  return kind !== "whatsapp" && author === "person" ? PERSON_CLOSED : WINDOW_CLOSED;
}
