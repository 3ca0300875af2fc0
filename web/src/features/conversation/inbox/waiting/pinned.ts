// Who waits for a person stands on top, the longest first; the others follow as they are.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { contactKey } from "../threads/thread-cache.ts";

export function pinned(listed: readonly Thread[], waiting: readonly Thread[]): Thread[] {
  // who writes to two numbers may wait on the one and have written last to the other
  const byContact = new Map([...waiting, ...listed].map((thread) => [contactKey(thread), thread]));
  return [...byWait([...byContact.values()]), ...listed.filter(({ waitingSince }) => waitingSince === null)];
}

/** Those who wait, the longest first. */
export function byWait(threads: readonly Thread[]): Thread[] {
  const sinceOf = ({ waitingSince }: Thread) => waitingSince ?? "";
  return threads
    .filter(({ waitingSince }) => waitingSince !== null)
    .sort((one, other) => sinceOf(one).localeCompare(sinceOf(other)) || one._id.localeCompare(other._id));
}
