// What a contact wrote in reply to one message, for the code that asked a question in it. It needs that the message
// arrived, nothing else was said since, and every later word of the contact is readable.
import { isUnseen, wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type MessageRow, readMessage, readSince } from "../message.store.ts";

const MOST_MESSAGES = 20;
/** Channels report whole seconds, and their clock is not ours. */
const CLOCK_MS = 2_000;
const ARRIVED: ReadonlySet<MessageRow["status"]> = new Set(["sending", "sent", "delivered", "read"]);

/** Up to and including `seq`, oldest first; null when the messages are not a reply to that message alone. */
export async function repliesTo(tx: Tx, messageId: string, seq: number): Promise<string[] | null> {
  const asked = await readMessage(tx, messageId);
  if (!asked || asked.seq === null || !asked.attempted_at || !ARRIVED.has(asked.status)) return null;
  const since = await readSince(tx, asked, seq, MOST_MESSAGES + 1);
  const replies = since.filter(
    (row) => row.role === "user" && row.kind !== "system" && !row.is_deleted && !row.is_handled,
  );
  const seenAt = asked.attempted_at.getTime();
  const isReply = ({ kind, quoted_id, at }: MessageRow) =>
    !isUnseen(kind) && (quoted_id === null || quoted_id === messageId) && at.getTime() + CLOCK_MS >= seenAt;
  const isSaid = ({ role, status }: MessageRow) => role === "assistant" && status !== "failed";
  if (replies.length === 0 || since.length > MOST_MESSAGES || since.some(isSaid) || !replies.every(isReply))
    return null;
  return replies.map((row) => wordsOf({ ...row, filename: row.media?.filename ?? "" }));
}
