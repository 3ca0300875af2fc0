// Who waits for a person stands on top, the longest first; the others follow as they are.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";

export function pinned(listed: readonly Thread[], waiting: readonly Thread[]): Thread[] {
  const byId = new Map([...waiting, ...listed].map((thread) => [thread._id, thread]));
  return [...byWait([...byId.values()]), ...listed.filter(({ waitingSince }) => waitingSince === null)];
}

/** Those who wait, the longest first. */
export function byWait(threads: readonly Thread[]): Thread[] {
  const sinceOf = ({ waitingSince }: Thread) => waitingSince ?? "";
  return threads
    .filter(({ waitingSince }) => waitingSince !== null)
    .sort((one, other) => sinceOf(one).localeCompare(sinceOf(other)) || one._id.localeCompare(other._id));
}
