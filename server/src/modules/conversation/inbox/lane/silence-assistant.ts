// A person takes the conversation: what the assistant was about to answer is dropped, also when it is thinking about it
// just now, and it stays silent for half an hour unless it is switched on again.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type ThreadRow, updateThread } from "../thread.store.ts";

const PERSON_MS = 30 * 60 * 1000;

export async function silenceAssistant(tx: Tx, ctx: TenantCtx, thread: ThreadRow): Promise<void> {
  await updateThread(tx, thread.id, {
    person_until: new Date(ctx.now + PERSON_MS),
    answer_due_at: null,
    lease_token: null,
    lease_until: null,
    // The person has seen what was written so far.
    answered_seq: thread.last_seq,
  });
}
