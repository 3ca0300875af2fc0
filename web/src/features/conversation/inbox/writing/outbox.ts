// Messages written here that the server does not have yet. They survive a reload, and a retry uses the first key, so
// that a message is never stored twice.
import { useSyncExternalStore } from "react";
import type { Attachment } from "./attach/attachment.ts";

export type WaitingMedia = Pick<Attachment, "kind" | "mimeType" | "name" | "size" | "preview"> & {
  file: NonNullable<Attachment["sent"]>;
  caption: string;
  /** A local recording for playback. */
  voice?: { seconds: number };
};

export type PendingMessage = {
  clientKey: string;
  businessId: string;
  clientId: string;
  channel: "WhatsApp" | "Instagram" | "Messenger";
  text: string;
  quotedMessageId: string | null;
  /** The file to send; `text` is then the preview of the message. */
  media: WaitingMedia | null;
  /** ISO 8601, when it was written. */
  at: string;
  /** The newest message on screen at that time: ids increase with time. */
  afterId: string;
  state: "sending" | "failed";
  /** The error message shown. */
  reason: string;
  /** Whether an answer arrived: without one it may be stored anyway. */
  isRefused: boolean;
};

const STORE = "mostrador.outbox";
const listeners = new Set<() => void>();
let waiting: readonly PendingMessage[] = restored();

/** All pending messages, oldest first. */
export function outbox(): readonly PendingMessage[] {
  return waiting;
}

export function useOutbox(): readonly PendingMessage[] {
  return useSyncExternalStore(listen, outbox);
}

export function putWaiting(entry: PendingMessage): void {
  const isKnown = waiting.some((one) => one.clientKey === entry.clientKey);
  set(isKnown ? waiting.map((one) => (one.clientKey === entry.clientKey ? entry : one)) : [...waiting, entry]);
}

export function dropWaiting(clientKey: string): void {
  if (waiting.some((one) => one.clientKey === clientKey)) set(waiting.filter((one) => one.clientKey !== clientKey));
}

function set(next: readonly PendingMessage[]): void {
  waiting = next;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // Without storage only the copy for a reload is lost.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Messages being sent when the page closed: their answers are unknown. */
function restored(): readonly PendingMessage[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as PendingMessage[];
    return kept.map((entry) => ({
      ...entry,
      // its local preview was lost with the page
      media: entry.media ? { ...entry.media, preview: null } : null,
      ...(entry.state === "failed" ? {} : { state: "failed", reason: CUT_OFF, isRefused: false }),
    }));
  } catch {
    return [];
  }
}

const CUT_OFF = "La página se cerró antes de saber si se envió.";
