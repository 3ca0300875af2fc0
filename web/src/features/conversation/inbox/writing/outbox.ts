// What was written here and is not yet known to the server. It outlives a reload, and keeps the key it was first sent
// with, so that sending it again never makes two messages.
import { useSyncExternalStore } from "react";
import type { Attachment } from "./attach/attachment.ts";

export type WaitingMedia = Pick<Attachment, "kind" | "mimeType" | "name" | "size" | "preview"> & {
  file: NonNullable<Attachment["sent"]>;
  caption: string;
  /** Recorded here, to be listened to. */
  voice?: { seconds: number };
};

export type Waiting = {
  clientKey: string;
  businessId: string;
  clientId: string;
  channel: "WhatsApp" | "Instagram" | "Messenger";
  text: string;
  quotedMessageId: string | null;
  /** The file that goes; then `text` is how the message will read. */
  media: WaitingMedia | null;
  /** ISO 8601, when it was written. */
  at: string;
  /** The newest message that was on screen then: ids grow with time. */
  afterId: string;
  state: "sending" | "failed";
  /** Why it failed, as it is shown. */
  reason: string;
  /** Whether an answer came: without one it may be stored all the same. */
  isRefused: boolean;
};

const STORE = "mostrador.outbox";
const listeners = new Set<() => void>();
let waiting: readonly Waiting[] = restored();

/** All that waits, oldest first. */
export function outbox(): readonly Waiting[] {
  return waiting;
}

export function useOutbox(): readonly Waiting[] {
  return useSyncExternalStore(listen, outbox);
}

export function putWaiting(entry: Waiting): void {
  const isKnown = waiting.some((one) => one.clientKey === entry.clientKey);
  set(isKnown ? waiting.map((one) => (one.clientKey === entry.clientKey ? entry : one)) : [...waiting, entry]);
}

export function dropWaiting(clientKey: string): void {
  if (waiting.some((one) => one.clientKey === clientKey)) set(waiting.filter((one) => one.clientKey !== clientKey));
}

function set(next: readonly Waiting[]): void {
  waiting = next;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // A full or closed store only costs what a reload would have kept.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was on its way when the page was left: nobody heard its answer. */
function restored(): readonly Waiting[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as Waiting[];
    return kept.map((entry) => ({
      ...entry,
      // what it looked like was known to the page that is gone
      media: entry.media ? { ...entry.media, preview: null } : null,
      ...(entry.state === "failed" ? {} : { state: "failed", reason: CUT_OFF, isRefused: false }),
    }));
  } catch {
    return [];
  }
}

const CUT_OFF = "La página se cerró antes de saber si se envió.";
