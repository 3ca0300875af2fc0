// Shows the contact that its message was read, and "escribiendo…" while the assistant is about to answer (decision
// 7). At most once for a message: this is committed before the call, and the carrier's answer changes nothing.
import { MessagesTaken } from "@mostrador/domain/conversation/inbox/schema.ts";
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import type { Seal } from "../../../../kernel/seal.ts";
import type { Messaging, Sender } from "../../../../providers/messaging/port.ts";
import { senderOf } from "../../channels/index.ts";
import { lockThread, type ThreadRow, updateThread } from "../thread.store.ts";
import { readNewestInbound } from "./seen.store.ts";

type Deps = { seal: Seal; messaging: Messaging };
type Receipt = { sender: Sender; providerId: string; userId: string | null; typing: boolean };

/** The carrier shows it for about 25 seconds: with a longer reading delay it starts later. */
const TYPING_AHEAD_MS = 20_000;
/** Clocks of machines differ a little. */
const EARLY_MS = 1_000;

/** The assistant has taken the thread's messages and answers at `dueAt` (epoch ms). */
export async function announceAnswer(tx: Tx, ctx: TenantCtx, threadId: string, dueAt: number): Promise<void> {
  await publish(tx, ctx, MessagesTaken, { threadId, by: "assistant" }, { at: dueAt - TYPING_AHEAD_MS });
}

export function onMessagesTaken(deps: Deps) {
  return on(
    MessagesTaken,
    { name: "show-as-read", title: "Marcar mensajes como leídos" },
    async (ctx, { threadId, by }) => {
      const receipt = await transact(ctx, (tx) => claim(tx, ctx, deps.seal, threadId, by));
      if (!receipt) return;
      const { sender, ...message } = receipt;
      const isTaken = await deps.messaging.markRead(sender, message);
      if (!isTaken) ctx.log.info({ threadId }, "the carrier did not take a read receipt");
    },
    { side: 10 },
  );
}

/** Null when there is nothing to show: shown before, too old, or nobody answers after all. */
async function claim(
  tx: Tx,
  ctx: TenantCtx,
  seal: Seal,
  threadId: string,
  by: "assistant" | "person",
): Promise<Receipt | null> {
  const thread = await lockThread(tx, threadId);
  // The holder of the conversation shows it as read.
  if (!thread || thread.held_by !== null || !isWindowOpen(thread.last_inbound_at?.getTime() ?? null, ctx.now))
    return null;
  const newest = await readNewestInbound(tx, threadId);
  if (!newest) return null;
  const typing = by === "assistant" && thread.typing_seq < newest.seq && answerComes(thread, ctx.now);
  const isRead = thread.read_seq >= newest.seq;
  // The assistant has not taken it, or no longer: its wait restarted, and another job comes.
  const isLeft = by === "assistant" && !typing && thread.answered_seq < newest.seq;
  if (isLeft || (isRead && !typing)) return null;
  const sender = await senderOf(tx, ctx, seal, thread.channel_id);
  if (!sender) return null;
  await updateThread(tx, threadId, { read_seq: newest.seq, ...(typing ? { typing_seq: newest.seq } : {}) });
  return { sender, providerId: newest.providerId, userId: thread.reply_user_id, typing };
}

function answerComes(thread: ThreadRow, now: number): boolean {
  const { answer_due_at: dueAt, handed_over_at: handedOver, person_until: personUntil } = thread;
  if (dueAt === null || handedOver !== null || (personUntil !== null && personUntil.getTime() > now)) return false;
  return dueAt.getTime() <= now + TYPING_AHEAD_MS + EARLY_MS;
}
