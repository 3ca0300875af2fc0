// Settles the credits held for an answer when its sending ends: a sent answer is paid for, one that will never be sent
// is not (D-9.5). A contact who gets no answer waits for a person (decision 6). Runs in the transaction that settles
// the send.

import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type EndedMessage, openWait, threadLease } from "../../../conversation/inbox/index.ts";
import { giveBackCredits, spendCredits } from "../../../money/credits/index.ts";

/** Other messages hold no credits, and their senders see the result themselves. */
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
  // A person who took the conversation sees it already.
  if (thread && !thread.takenByPerson) await openWait(tx, inside, threadId, false);
}
