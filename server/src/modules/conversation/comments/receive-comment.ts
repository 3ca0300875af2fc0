// Applies Meta's events about a comment: written, edited, deleted. A comment of the page itself is our reply or one
// written at the page; neither gets a reply.
import { commentChanged } from "@mostrador/domain/conversation/comments/live.ts";
import { CommentReceived } from "@mostrador/domain/conversation/comments/schema.ts";
import { foldForSearch, visibleText } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { CommentChange } from "../../../providers/messaging/webhook/port.ts";
import { insertComment, lockCommentOf, readReplies, updateComment, updateReply } from "./comment.store.ts";

export async function receiveComment(ctx: TenantCtx, channelId: string, event: CommentChange): Promise<void> {
  await transact(ctx, async (tx) => {
    if (event.isOwn) return settleOwn(tx, ctx, channelId, event);
    if (event.verb === "add") return add(tx, ctx, channelId, event);
    const comment = await lockCommentOf(tx, channelId, event.commentId);
    // Meta's events come in any order. An edit has the whole text; a deletion means that there is nothing to show.
    if (!comment) return add(tx, ctx, channelId, event);
    const words = event.verb === "edit" ? { content: event.text, is_edited: true } : { is_deleted: true };
    const search_text =
      event.verb === "edit" ? foldForSearch(`${event.text} ${comment.author_name}`) : comment.search_text;
    await updateComment(tx, comment.id, { ...words, search_text, updated_at: new Date(ctx.now) });
    await announce(tx, ctx, commentChanged, { commentId: comment.id });
  });
}

async function add(tx: Tx, ctx: TenantCtx, channelId: string, event: CommentChange): Promise<void> {
  const id = newId();
  const authorName = visibleText(event.authorName);
  const now = new Date(ctx.now);
  const isGone = event.verb === "remove";
  const isNew = await insertComment(tx, {
    ...{ business_id: ctx.businessId, id, channel_id: channelId, source: event.source },
    ...{ external_id: event.commentId, parent_id: event.parentId, post_id: event.postId, post_url: event.postUrl },
    ...{ author_id: event.authorId, author_name: authorName, content: isGone ? "" : event.text },
    search_text: foldForSearch(`${event.text} ${authorName}`),
    is_edited: event.verb === "edit",
    is_deleted: isGone,
    ...{ at: new Date(event.at), created_at: now, updated_at: now },
  });
  if (!isNew || isGone) return;
  await publish(tx, ctx, CommentReceived, { commentId: id });
  await announce(tx, ctx, commentChanged, { commentId: id });
}

/** A reply whose call never returned is found by its words under the comment that it answers. */
async function settleOwn(tx: Tx, ctx: TenantCtx, channelId: string, event: CommentChange): Promise<void> {
  if (event.verb !== "add" || !event.parentId) return;
  const comment = await lockCommentOf(tx, channelId, event.parentId);
  if (!comment) return;
  const replies = await readReplies(tx, [comment.id]);
  if (replies.some((reply) => reply.external_id === event.commentId)) return;
  const lost = replies.find(({ status, content }) => OPEN.has(status) && content.trim() === event.text.trim());
  if (!lost) return;
  const sent = { status: "sent", reason: "", external_id: event.commentId } as const;
  await updateReply(tx, lost.id, { ...sent, updated_at: new Date(ctx.now) });
  await announce(tx, ctx, commentChanged, { commentId: comment.id });
}

const OPEN: ReadonlySet<string> = new Set(["sending", "unknown"]);
