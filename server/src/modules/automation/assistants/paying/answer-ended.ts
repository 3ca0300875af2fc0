// The end of an answer's sending is the end of what is held for it: it went out and is paid for, or it never will and is
// not (D-9.5). Whoever wrote and has no answer by it waits for a person (decision 48). In the transaction that settles the
// send.

import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type EndedMessage, openWait, threadLease } from "../../../conversation/inbox/index.ts";
import { giveBackCredits, spendCredits } from "../../../money/credits/index.ts";

/** Messages of others hold nothing, and who sent them sees what became of them. */
export async function answerEnded(
  tx: Tx,
  ctx: TenantCtx,
  { clientKey, threadId }: EndedMessage,
  isSent: boolean,
): Promise<void> {
  if (!clientKey?.startsWith("assistant:")) return;
  if (isSent) return spendCredits(tx, ctx, clientKey);
  await giveBackCredits(tx, ctx, clientKey);
  const inside: TenantCtx = { ...ctx, tx };
  const thread = await threadLease(inside, threadId);
  // Who took the conversation has it before their eyes.
  if (thread && !thread.takenByPerson) await openWait(tx, inside, threadId, false);
}
