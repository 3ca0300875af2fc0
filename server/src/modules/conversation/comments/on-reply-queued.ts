// Sends a reply under its comment. The start of the attempt is committed before the call: an attempt without an end
// may have been published, so it is not repeated (D-15.1).
import { commentChanged } from "@mostrador/domain/conversation/comments/live.ts";
import { NO_SIGN_IN, ReplyOverdue, ReplyQueued } from "@mostrador/domain/conversation/comments/schema.ts";
import { retryDelay } from "@mostrador/domain/conversation/inbox/retry-delay.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { Messaging, Sender, SendOutcome } from "../../../providers/messaging/port.ts";
import { markDisconnected, senderOf } from "../channels/index.ts";
import { lockComment, lockReply, type ReplyRow, updateReply } from "./comment.store.ts";

type Deps = { messaging: Messaging; seal: Seal };
type Attempt = { replyId: string; token: string; tries: number; channelId: string; startedAt: Date } & {
  sender: Sender;
  commentId: string;
  text: string;
};

const OVERDUE_MS = 60_000;

export function onReplyQueued({ messaging, seal }: Deps) {
  return on(
    ReplyQueued,
    { name: "send-comment-reply", title: "Enviar una respuesta a un comentario" },
    async (ctx, { replyId }) => {
      const attempt = await transact(ctx, (tx) => claim(tx, ctx, seal, replyId));
      if (!attempt) return;
      const { sender, commentId, text } = attempt;
      const outcome = await messaging.replyToComment(sender, { commentId, text });
      await transact(ctx, (tx) => settle(tx, ctx, attempt, outcome));
    },
    { side: 4, shareOfOne: 2 },
  );
}

/** The process that sent it is gone, and it may be published. Meta's own report settles it, if one comes. */
export const onReplyOverdue = on(
  ReplyOverdue,
  { name: "doubt-comment-reply", title: "Revisar una respuesta a un comentario" },
  async (ctx, { replyId, token }) => {
    await transact(ctx, async (tx) => {
      const reply = await lockReply(tx, replyId);
      if (reply?.attempt_token !== token || reply.status !== "sending") return;
      await write(tx, ctx, reply, { status: "unknown", reason: UNKNOWN });
    });
  },
);

const UNKNOWN = "No sabemos si la respuesta se publicó. Revísala en la publicación.";

async function claim(tx: Tx, ctx: TenantCtx, seal: Seal, replyId: string): Promise<Attempt | null> {
  const reply = await lockReply(tx, replyId);
  if (reply?.status !== "queued") return null;
  const comment = await lockComment(tx, reply.comment_id);
  if (!comment) return null;
  if (comment.is_deleted) return refuse(tx, ctx, reply, "El comentario se eliminó");
  const sender = await senderOf(tx, ctx, seal, comment.channel_id);
  if (!sender) return refuse(tx, ctx, reply, NO_SIGN_IN);
  const token = newId();
  const startedAt = new Date(ctx.now);
  const tries = reply.tries + 1;
  await updateReply(tx, replyId, { status: "sending", attempt_token: token, tries, updated_at: startedAt });
  await publish(tx, ctx, ReplyOverdue, { replyId, token }, { at: ctx.now + OVERDUE_MS });
  const { channel_id: channelId, external_id: commentId } = comment;
  return { replyId, token, tries, channelId, startedAt, sender, commentId, text: reply.content };
}

async function settle(tx: Tx, ctx: TenantCtx, attempt: Attempt, outcome: SendOutcome): Promise<void> {
  const reply = await lockReply(tx, attempt.replyId);
  if (outcome.kind === "unauthorized") {
    const { channelId, startedAt: triedAt } = attempt;
    await markDisconnected(tx, ctx, channelId, { reason: outcome.reason, triedAt });
  }
  if (reply?.attempt_token !== attempt.token || reply.status === "sent") return;
  if (outcome.kind === "accepted")
    return write(tx, ctx, reply, { status: "sent", reason: "", external_id: outcome.providerId });
  if (outcome.kind === "unknown") return write(tx, ctx, reply, { status: "unknown", reason: UNKNOWN });
  const delay = outcome.kind === "retry" ? retryDelay(attempt.tries) : null;
  if (delay !== null) {
    await publish(tx, ctx, ReplyQueued, { replyId: reply.id }, { at: ctx.now + delay });
    return write(tx, ctx, reply, { status: "queued", reason: outcome.reason });
  }
  return write(tx, ctx, reply, { status: "failed", reason: outcome.reason });
}

async function refuse(tx: Tx, ctx: TenantCtx, reply: ReplyRow, reason: string): Promise<null> {
  await write(tx, ctx, reply, { status: "failed", reason });
  return null;
}

async function write(tx: Tx, ctx: TenantCtx, reply: ReplyRow, row: Parameters<typeof updateReply>[2]): Promise<void> {
  await updateReply(tx, reply.id, { ...row, updated_at: new Date(ctx.now) });
  await announce(tx, ctx, commentChanged, { commentId: reply.comment_id });
}
