// Replies to a comment: at most two replies exist, even if several people answer at the same moment.

import { commentChanged } from "@mostrador/domain/conversation/comments/live.ts";
import type { replyToComment as replyRoute } from "@mostrador/domain/conversation/comments/routes.ts";
import {
  ENOUGH_REPLIES,
  MOST_CONTENT,
  MOST_REPLIES,
  NO_SIGN_IN,
  ReplyQueued,
} from "@mostrador/domain/conversation/comments/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { hasKey } from "../channels/index.ts";
import { type CommentRow, insertReply, lockComment, readReplies } from "./comment.store.ts";
import { presentComments } from "./present-comment.ts";

export async function replyToComment(ctx: TenantCtx, { params, body }: Call<typeof replyRoute>) {
  const { content, clientKey = null } = body.reply;
  return transact(ctx, async (tx) => {
    const email = ctx.actor.kind === "person" ? ctx.actor.email : "";
    const author = { kind: "person", name: actorName(ctx.actor), email } as const;
    const comment = await queueReply(tx, ctx, params.id, { content, clientKey, author });
    const [data] = await presentComments(tx, [comment]);
    return { data: data as NonNullable<typeof data>, message: "La respuesta se está publicando" };
  });
}

export type NewCommentReply = {
  content: string;
  /** The same key again is the same answer; null for none. */
  clientKey: string | null;
  author: { kind: "person" | "assistant"; name: string; email: string };
};

/** Throws the refusal, before anything is written. */
export async function queueReply(
  tx: Tx,
  ctx: TenantCtx,
  commentId: string,
  { content, clientKey, author }: NewCommentReply,
): Promise<CommentRow> {
  // Locks the comment, so that no other call counts its replies meanwhile.
  const comment = await lockComment(tx, commentId);
  if (!comment) throw notFound("Comentario no encontrado");
  const replies = await readReplies(tx, [comment.id]);
  if (clientKey !== null && replies.some((reply) => reply.client_key === clientKey)) return comment;
  if (comment.is_deleted) throw new DomainError(422, "El comentario se eliminó y ya no se puede responder");
  if (!(await hasKey(tx, comment.channel_id))) throw new DomainError(422, NO_SIGN_IN);
  if (replies.filter(({ status }) => status !== "failed").length >= MOST_REPLIES)
    throw new DomainError(409, ENOUGH_REPLIES);
  const most = MOST_CONTENT[comment.source];
  if ([...content].length > most) {
    const message = `La respuesta puede tener hasta ${most.toLocaleString("es-MX")} caracteres`;
    throw new DomainError(400, message, { errors: [{ path: "reply.content", message }] });
  }
  const id = newId();
  const at = new Date(ctx.now);
  await insertReply(tx, {
    ...{ business_id: ctx.businessId, id, comment_id: comment.id, client_key: clientKey, content },
    author_kind: author.kind,
    author_name: author.name,
    author_email: author.email,
    ...{ status: "queued", at, updated_at: at },
  });
  await publish(tx, ctx, ReplyQueued, { replyId: id });
  await announce(tx, ctx, commentChanged, { commentId: comment.id });
  return comment;
}
