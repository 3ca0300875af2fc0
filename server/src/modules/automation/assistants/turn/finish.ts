// The end of a turn: reply and memory in one transaction, for whoever still holds it.
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { finishTurn, queueMessage } from "../../../conversation/inbox/index.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/** `reply` null says nothing. Throws `TurnLost`, and then nothing of it remains. */
export async function finish(
  { threadId, token, seq, author, notice }: Pick<TurnFacts, "threadId" | "token" | "seq" | "author" | "notice">,
  ctx: TenantCtx,
  { reply, memory }: { reply: string | null; memory: unknown },
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    const inside = within as TenantCtx;
    const finished = await finishTurn(tx, inside, threadId, token, { memory, answeredSeq: seq });
    if (!finished) throw new TurnLost();
    const { dueAgainAt } = finished;
    if (dueAgainAt !== null) await publish(tx, inside, answerDue, { threadId }, { at: dueAgainAt });
    if (reply === null || reply.trim() === "") return;
    await queueMessage(tx, inside, {
      threadId,
      text: notice ? `${notice}\n\n${reply}` : reply,
      author: { kind: "assistant", ...author },
      clientKey: `assistant:${threadId}:${seq}`,
    });
  });
}
