// A message that was sent from here may be heard of by the live line before the answer to its own call arrives: it is
// recognised, so that it never stands on the screen twice.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { Waiting } from "./outbox.ts";

/** Those of `entries` that the server does not show yet, and those that it does. Each message answers one entry. */
export function stillWaiting(entries: readonly Waiting[], messages: readonly Message[]) {
  const taken = new Set<string>();
  const unseen: Waiting[] = [];
  const seen: Waiting[] = [];
  for (const entry of entries) {
    const duplicate = messages.find((message) => !taken.has(message._id) && isDuplicate(message, entry));
    if (duplicate) taken.add(duplicate._id);
    (duplicate ? seen : unseen).push(entry);
  }
  return { unseen, seen };
}

function isDuplicate(message: Message, { afterId, text }: Waiting): boolean {
  return message.author.kind === "person" && message._id > afterId && message.message === text.trim();
}
