// Reads and writes comments and their replies.
import type { CommentQuery } from "@mostrador/domain/conversation/comments/schema.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { type Insertable, sql as raw, type Selectable, type Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type CommentRow = Selectable<ConversationTables["comments"]>;
export type ReplyRow = Selectable<ConversationTables["comment_replies"]>;

/**
 * Leaves out comments that were deleted before they came, because their text is unknown. Newest first; one more than
 * `limit` shows that there are others.
 */
export function readComments(tx: Tx, query: CommentQuery): Promise<CommentRow[]> {
  const { source, unanswered, search = "", limit, after } = query;
  let rows = sql
    .selectFrom("comments as c")
    .selectAll("c")
    .where("c.content", "<>", "")
    .orderBy("c.at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit + 1);
  if (source) rows = rows.where("c.source", "=", source);
  if (unanswered === "true") {
    rows = rows
      .where("c.is_deleted", "=", false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("comment_replies as r")
              .select("r.id")
              .whereRef("r.business_id", "=", "c.business_id")
              .whereRef("r.comment_id", "=", "c.id")
              .where("r.status", "<>", "failed"),
          ),
        ),
      );
  }
  for (const word of foldForSearch(search).split(" ").filter(Boolean))
    rows = rows.where("c.search_text", "like", `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  if (after) rows = rows.where(raw<boolean>`(c.at, c.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return tx.rows(rows);
}

export function readReplies(tx: Tx, commentIds: readonly string[]): Promise<ReplyRow[]> {
  const rows = sql.selectFrom("comment_replies").selectAll().where("comment_id", "in", commentIds);
  return commentIds.length === 0 ? Promise.resolve([]) : tx.rows(rows.orderBy("at").orderBy("id"));
}

export function readComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  return tx.first(sql.selectFrom("comments").selectAll().where("id", "=", id));
}

/** Sets the address on all comments of the post that lack it. */
export async function addressPost(tx: Tx, post: { channelId: string; postId: string; address: string }) {
  const { channelId, postId, address } = post;
  const unknown = sql.updateTable("comments").set({ post_url: address }).where("channel_id", "=", channelId);
  await tx.count(unknown.where("post_id", "=", postId).where("post_url", "=", ""));
}

export function lockComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  return tx.first(sql.selectFrom("comments").selectAll().where("id", "=", id).forUpdate());
}

export function lockCommentOf(tx: Tx, channelId: string, externalId: string): Promise<CommentRow | undefined> {
  return tx.first(
    sql
      .selectFrom("comments")
      .selectAll()
      .where("channel_id", "=", channelId)
      .where("external_id", "=", externalId)
      .forUpdate(),
  );
}

/** False when it is known already. */
export async function insertComment(tx: Tx, row: Insertable<ConversationTables["comments"]>): Promise<boolean> {
  const known = sql
    .insertInto("comments")
    .values(row)
    .onConflict((one) => one.columns(["business_id", "channel_id", "external_id"]).doNothing());
  return (await tx.count(known)) > 0;
}

export async function updateComment(tx: Tx, id: string, row: Updateable<ConversationTables["comments"]>) {
  await tx.count(sql.updateTable("comments").set(row).where("id", "=", id));
}

export function lockReply(tx: Tx, id: string): Promise<ReplyRow | undefined> {
  return tx.first(sql.selectFrom("comment_replies").selectAll().where("id", "=", id).forUpdate());
}

export async function insertReply(tx: Tx, row: Insertable<ConversationTables["comment_replies"]>): Promise<void> {
  await tx.count(sql.insertInto("comment_replies").values(row));
}

export async function updateReply(tx: Tx, id: string, row: Updateable<ConversationTables["comment_replies"]>) {
  await tx.count(sql.updateTable("comment_replies").set(row).where("id", "=", id));
}
