// Turns a webhook's report of who holds a conversation into columns of its thread.
import { type HolderFact, holderAfter } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import type { ThreadRow } from "../thread.store.ts";

/** Returns nothing if nothing changes. The caller has locked the thread's row. */
export function holdColumns(thread: ThreadRow, fact: HolderFact) {
  const after = holderAfter({ holder: thread.held_by, at: thread.held_at?.getTime() ?? null }, fact);
  if (!after) return {};
  const begins = after.holder !== null && thread.held_by === null;
  return {
    held_by: after.holder,
    held_at: new Date(after.at),
    ...(after.holder === null ? { hold_claimed: false } : {}),
    ...(begins ? noTurn(thread) : {}),
  };
}

/** The holder answers the messages so far: no turn is due or under way. */
export function noTurn({ last_seq }: Pick<ThreadRow, "last_seq">) {
  return { answer_due_at: null, lease_token: null, lease_until: null, answered_seq: last_seq };
}
