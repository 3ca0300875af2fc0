// The conversation so far, for an engine that has no memory of its own.
import { wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { type MessageRow, readRecent } from "../message.store.ts";

/**
 * `seq` is null for tool calls; `output` is JSON. `words` is the part of the text that was written: '' for a voice
 * note.
 */
export type RecentMessage = Pick<
  MessageRow,
  "id" | "at" | "seq" | "role" | "type" | "text" | "name" | "arguments" | "output"
> & {
  words: string;
  /** What a picture shows, as a model described it; not words of the contact. */
  shown: string;
};

/** The latest `most`, oldest first, without deleted messages, unsent ones, and group messages. */
export async function recentMessages(ctx: TenantCtx, threadId: string, most: number): Promise<RecentMessage[]> {
  const rows = await transact(ctx, (tx) => readRecent(tx, threadId, most));
  return rows
    .filter((row) => !row.is_deleted && row.status !== "failed" && !row.details?.group)
    .map((row) => ({
      ...row,
      text: row.transcript || row.text,
      shown: row.description,
      words: wordsOf({ ...row, filename: row.media?.filename ?? "" }),
    }));
}
