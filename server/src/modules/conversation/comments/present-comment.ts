// Presents comments in responses, with their replies.
import type { CommentReply, SocialComment } from "@mostrador/domain/conversation/comments/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { hasKey } from "../channels/index.ts";
import { type CommentRow, type ReplyRow, readReplies } from "./comment.store.ts";

export async function presentComments(tx: Tx, rows: readonly CommentRow[]): Promise<SocialComment[]> {
  const channelIds = [...new Set(rows.map((row) => row.channel_id))];
  const [replies, keys] = await Promise.all([
    readReplies(
      tx,
      rows.map((row) => row.id),
    ),
    Promise.all(channelIds.map((id) => hasKey(tx, id))),
  ]);
  const open = new Set(channelIds.filter((_, index) => keys[index]));
  return rows.map((row) => {
    const own = replies.filter((reply) => reply.comment_id === row.id);
    return presentComment(row, own, open.has(row.channel_id));
  });
}

function presentComment(row: CommentRow, replies: readonly ReplyRow[], canReply: boolean): SocialComment {
  return {
    _id: row.id,
    businessId: row.business_id,
    commentId: row.external_id,
    source: row.source,
    postURL: row.post_url,
    postId: row.post_id,
    facebookUserName: row.source === "facebook" ? row.author_name : "",
    instagramUserName: row.source === "instagram" ? row.author_name : "",
    content: row.content,
    isEdited: row.is_edited,
    isDeleted: row.is_deleted,
    canReply: canReply && !row.is_deleted,
    replies: replies.map(presentReply),
    createdAt: row.at.toISOString(),
  };
}

function presentReply(row: ReplyRow): CommentReply {
  const isPerson = row.author_kind === "person";
  return {
    _id: row.id,
    user: isPerson ? { name: row.author_name, email: row.author_email } : null,
    assistant: isPerson ? null : { name: row.author_name },
    content: row.content,
    status: row.status,
    reason: row.reason,
    createdAt: row.at.toISOString(),
  };
}
