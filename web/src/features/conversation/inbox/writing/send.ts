// Sends a person's messages: shown at once, in order per contact, and safe to retry (D-15.1).
import { sendMedia, sendMessage } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { QueryClient } from "@tanstack/react-query";
import { CallError, call } from "../../../../lib/client.ts";
import { newKey } from "../../../../lib/new-key.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { newestMessageId, putMessage } from "../messages/api.ts";
import { dropWaiting, outbox, type PendingMessage, putWaiting } from "./outbox.ts";

const NO_ANSWER_MS = 20_000;

type OutgoingMessage = Pick<
  PendingMessage,
  "businessId" | "clientId" | "channel" | "text" | "quotedMessageId" | "media"
>;

export function send(client: QueryClient, written: OutgoingMessage): void {
  deliver(client, {
    ...written,
    clientKey: newKey(),
    at: new Date().toISOString(),
    afterId: newestMessageId(client, written.businessId, written.clientId),
    state: "sending",
    reason: "",
    isRefused: false,
  });
}

/** Uses the same key: if it was stored after all, the server returns that message. */
export function retry(client: QueryClient, entry: PendingMessage): void {
  deliver(client, { ...entry, state: "sending", reason: "" });
}

/** After a reconnect, messages without an answer are sent automatically. Refused ones wait for a person. */
export function retryUnanswered(client: QueryClient): void {
  for (const entry of outbox()) if (entry.state === "failed" && !entry.isRefused) retry(client, entry);
}

const lines = new Map<string, Promise<void>>();

function deliver(client: QueryClient, entry: PendingMessage): void {
  putWaiting(entry);
  const before = lines.get(entry.clientId) ?? Promise.resolve();
  lines.set(
    entry.clientId,
    before.then(() => carry(client, entry)),
  );
}

function wordsOf({ name, caption, voice }: NonNullable<PendingMessage["media"]>) {
  return { filename: name, caption, voice: voice !== undefined };
}

async function carry(client: QueryClient, entry: PendingMessage): Promise<void> {
  const { businessId, clientId, channel, text, clientKey, quotedMessageId, media } = entry;
  try {
    const about = { businessId, clientId, channel, clientKey, quotedMessageId };
    const signal = AbortSignal.timeout(NO_ANSWER_MS);
    const { data } = media
      ? await call(sendMedia, {
          body: { message: { ...about, ...media.file, ...wordsOf(media) } },
          signal,
        })
      : await call(sendMessage, { body: { message: { ...about, text } }, signal });
    putMessage(client, businessId, data);
    dropWaiting(clientKey);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    putWaiting({ ...entry, state: "failed", reason: sayError(error), isRefused });
  }
}
