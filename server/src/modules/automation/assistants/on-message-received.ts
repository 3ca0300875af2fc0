// Runs when a contact wrote: a flow may take the message; otherwise, if an assistant is to answer, restarts the reading
// delay (D-8.3, D-8.4).
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { armAnswer, threadLease, waitForPerson } from "../../conversation/inbox/index.ts";
import { answersFirst } from "./slots.ts";
import { chooseAssistant, speaksByItself } from "./turn/choose-assistant.ts";

type ReceivedMessage = { threadId: string; messageId: string };

/**
 * A repeated call only moves the due time. A press that another module answers gives no reason to answer earlier
 * messages.
 */
export async function onMessageReceived(
  ctx: TenantCtx,
  { threadId, messageId, isHandled }: ReceivedMessage & { isHandled?: boolean },
): Promise<void> {
  if (isHandled) return;
  for (const take of ctx.fillings.of(answersFirst)) if (await take(ctx, { threadId, messageId })) return;
  await letAssistantAnswer(ctx, { threadId, messageId });
}

/** The message belongs to no flow: an assistant answers it, or it waits for a person. */
export async function letAssistantAnswer(ctx: TenantCtx, { threadId, messageId }: ReceivedMessage): Promise<void> {
  const thread = await threadLease(ctx, threadId);
  const chosen = thread && (await chooseAssistant(ctx, thread));
  if (!thread) return;
  if (!chosen) return waitForPerson(ctx, threadId, messageId, await speaksByItself(ctx, thread));
  const dueAt = ctx.now + chosen.business.delayResponseMs;
  await transact(ctx, async (tx, within) => {
    if (!(await armAnswer(tx, within, threadId, dueAt))) return;
    await publish(tx, ctx, answerDue, { threadId }, { at: dueAt });
  });
}
