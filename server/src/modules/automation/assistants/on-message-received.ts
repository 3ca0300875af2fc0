// A contact wrote: when somebody automatic is to answer, the reading delay begins anew (D-8.3, D-8.4).
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { armAnswer, threadLease, waitForPerson } from "../../conversation/inbox/index.ts";
import { chooseAssistant, speaksByItself } from "./turn/choose-assistant.ts";

type Received = { threadId: string; messageId: string; isHandled?: boolean };

/**
 * Repeating it arms again, which changes nothing but the time. A press that somebody else answers is no reason to answer
 * what was written before it.
 */
export async function onMessageReceived(ctx: TenantCtx, { threadId, messageId, isHandled }: Received): Promise<void> {
  if (isHandled) return;
  const thread = await threadLease(ctx, threadId);
  const chosen = thread && (await chooseAssistant(ctx, thread));
  if (!thread) return;
  if (!chosen) return waitForPerson(ctx, threadId, messageId, await speaksByItself(ctx, thread));
  const dueAt = ctx.now + chosen.business.delayResponseMs;
  await transact(ctx, async (tx, within) => {
    if (!(await armAnswer(tx, within as TenantCtx, threadId, dueAt))) return;
    await publish(tx, ctx, answerDue, { threadId }, { at: dueAt });
  });
}
