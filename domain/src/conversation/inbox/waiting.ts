// How long a message waits for a disconnected number: an assistant's words expire soon, a person's message or a notice
// is valid for a day. It may be cancelled before; the window is checked when it is sent.
import { carrierName } from "../channels/carrier-name.ts";
import type { ChannelKind } from "../channels/schema.ts";
import type { Message } from "./schema.ts";

const MINUTE_MS = 60_000;

export function waitsText(kind: ChannelKind): string {
  return `Espera a que ${carrierName(kind)} se vuelva a conectar`;
}

export function waitedTooLong(kind: ChannelKind): string {
  return `No se envió: ${carrierName(kind)} estuvo desconectado demasiado tiempo`;
}

/** Epoch ms. */
export function waitsUntil(author: Message["author"]["kind"], queuedAt: number): number {
  return queuedAt + (author === "assistant" ? 30 : 24 * 60) * MINUTE_MS;
}
