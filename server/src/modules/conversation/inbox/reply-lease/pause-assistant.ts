// A person takes the conversation: the assistant's answer under way is dropped, and it stays silent for half an hour
// unless it is switched on again. A contact who writes to two numbers of the business has one conversation here.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { pauseThreads, type ThreadRow } from "../thread.store.ts";

const PERSON_MS = 30 * 60 * 1000;

/** The person has seen the messages so far. */
export async function pauseAssistant(tx: Tx, ctx: TenantCtx, thread: Pick<ThreadRow, "contact_id">): Promise<void> {
  await pauseThreads(tx, thread.contact_id, new Date(ctx.now + PERSON_MS));
}
