// An answer of the assistant is due at once, without the reading delay: a flow took the message and passes it on.
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { armAnswer } from "../../../conversation/inbox/index.ts";

/** False when there is nothing to answer, or a person has the conversation. */
export async function answerNow(tx: Tx, ctx: TenantCtx, threadId: string): Promise<boolean> {
  if (!(await armAnswer(tx, ctx, threadId, ctx.now))) return false;
  await publish(tx, ctx, answerDue, { threadId });
  return true;
}
