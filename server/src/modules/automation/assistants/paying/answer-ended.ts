// The end of an answer's sending is the end of what is held for it: it went out and is paid for, or it never will and is
// not (D-9.5). In the transaction that settles the send.

import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { giveBackCredits, spendCredits } from "../../../money/credits/index.ts";

/** `clientKey` of the message; those of others hold nothing. */
export async function answerEnded(tx: Tx, ctx: TenantCtx, clientKey: string | null, isSent: boolean): Promise<void> {
  if (!clientKey?.startsWith("assistant:")) return;
  if (isSent) await spendCredits(tx, ctx, clientKey);
  else await giveBackCredits(tx, ctx, clientKey);
}
