// Who waits for a person stands on top, the longest first; the others follow as they are.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";

export function pinned(listed: readonly Thread[], waiting: readonly Thread[]): Thread[] {
  const byId = new Map([...waiting, ...listed].map((thread) => [thread._id, thread]));
  const [top, others]: [Thread[], Thread[]] = [[], []];
  for (const thread of byId.values()) {
    if (thread.waitingSince !== null) top.push(thread);
    else if (listed.some(({ _id }) => _id === thread._id)) others.push(thread);
  }
  return [...byWait(top), ...others];
}

/** Those who wait, the longest first. */
export function byWait(threads: readonly Thread[]): Thread[] {
  const sinceOf = ({ waitingSince }: Thread) => waitingSince ?? "";
  return threads
    .filter(({ waitingSince }) => waitingSince !== null)
    .sort((one, other) => sinceOf(one).localeCompare(sinceOf(other)) || one._id.localeCompare(other._id));
}
