import { NO_THREAD, type Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { userOf } from "./list-threads.ts";
import { presentThread } from "./present-thread.ts";
import { readWhole } from "./thread-list.store.ts";

/** One conversation that the caller has just changed, as the list shows it, even if it is theirs no longer. */
export async function presented(tx: Tx, ctx: TenantCtx, threadId: string): Promise<Thread> {
  const [row] = await readWhole(tx.unlimited, [threadId]);
  if (!row) throw notFound(NO_THREAD);
  return presentThread(ctx.businessId, row, ctx.now, row.mentioned_ids.includes(userOf(ctx)));
}
