// A person takes the conversation: what the assistant was about to answer is dropped, also when it is thinking about it
// just now, and it stays silent for half an hour unless it is switched on again. For whoever writes to two numbers of the
// business this is one conversation.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { pauseThreads, type ThreadRow } from "../thread.store.ts";

const PERSON_MS = 30 * 60 * 1000;

/** The person has seen what was written so far. */
export async function pauseAssistant(tx: Tx, ctx: TenantCtx, thread: Pick<ThreadRow, "contact_id">): Promise<void> {
  await pauseThreads(tx, thread.contact_id, new Date(ctx.now + PERSON_MS));
}
