// Takes a message out of its conversation that certainly was not sent, because its planner sends it later.
import type { TenantCtx } from "../../../../../kernel/context.ts";
import type { Tx } from "../../../../../kernel/db/tx.ts";
import { deleteQueued, type MessageRow } from "../../message.store.ts";
import { showLastMessage } from "../../thread.store.ts";
import { countSend } from "../count-send.ts";
import { announceThread, wakeSends } from "../wake-sends.ts";

/** The others of a text that became several messages go with it. */
export async function takeBack(tx: Tx, ctx: TenantCtx, message: MessageRow): Promise<null> {
  const { thread_id: threadId } = message;
  tx.afterCommit(() => countSend("withheld"));
  await deleteQueued(tx, message);
  await showLastMessage(tx, threadId);
  await wakeSends(tx, ctx, threadId);
  await announceThread(tx, ctx, threadId);
  return null;
}
