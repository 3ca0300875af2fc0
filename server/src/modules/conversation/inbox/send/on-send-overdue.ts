// Settles attempts whose process is gone. First they become unknown, so that the thread continues; ten minutes after
// the attempt, without a report, staff are informed and may send again (D-15.1).
import { unresolvedAt } from "@mostrador/domain/conversation/inbox/message-status.ts";
import { SendOverdue } from "@mostrador/domain/conversation/inbox/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { lockMessage, updateMessage } from "../message.store.ts";
import { changeLastMessage } from "../thread.store.ts";
import { announceThread, wakeSends } from "./wake-sends.ts";

export const onSendOverdue = on(
  SendOverdue,
  { name: "park-unknown", title: "Apartar un envío sin respuesta" },
  async (ctx, payload) => {
    const { messageId, token } = payload;
    await transact(ctx, async (tx) => {
      const message = await lockMessage(tx, messageId);
      if (message?.attempt_token !== token) return;
      if (message.status === "sending") {
        await updateMessage(tx, messageId, { status: "unknown" });
        await changeLastMessage(tx, message.thread_id, messageId, { last_trouble: "unknown" });
        const at = unresolvedAt(message.attempted_at?.getTime() ?? ctx.now);
        await publish(tx, ctx, SendOverdue, payload, { at });
        await wakeSends(tx, ctx, message.thread_id);
      }
      if (message.status === "sending" || message.status === "unknown") {
        await announceThread(tx, ctx, message.thread_id);
      }
    });
  },
);
