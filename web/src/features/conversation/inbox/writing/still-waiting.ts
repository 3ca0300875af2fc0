// Matches pending messages with live updates, which may arrive before the answer of the send call, so that a message
// never appears twice.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { PendingMessage } from "./outbox.ts";

/** Splits `entries` into those that the server does not have yet and those it does. Each message matches one entry. */
export function stillWaiting(entries: readonly PendingMessage[], messages: readonly Message[]) {
  const taken = new Set<string>();
  const unseen: PendingMessage[] = [];
  const seen: PendingMessage[] = [];
  for (const entry of entries) {
    const duplicate = messages.find((message) => !taken.has(message._id) && isDuplicate(message, entry));
    if (duplicate) taken.add(duplicate._id);
    (duplicate ? seen : unseen).push(entry);
  }
  return { unseen, seen };
}

function isDuplicate(message: Message, { afterId, text }: PendingMessage): boolean {
  return message.author.kind === "person" && message._id > afterId && message.message === text.trim();
}
