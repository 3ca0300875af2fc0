// Puts waiting contacts first, the longest wait on top; the others keep their order.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { contactKey } from "../threads/thread-cache.ts";

export function pinned(listed: readonly Thread[], waiting: readonly Thread[]): Thread[] {
  // a contact with two numbers may wait in one conversation and have written last in the other
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
