import type { LastMessage } from "@mostrador/domain/business/contacts/schema.ts";
import { DELETED } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readLatestThread } from "./thread.store.ts";

/** The last message with a contact, in any channel. */
export async function lastMessageOf(tx: Tx, contactId: string): Promise<LastMessage | null> {
  const thread = await readLatestThread(tx, contactId);
  if (!thread?.last_role) return null;
  const text = thread.last_is_deleted ? DELETED : thread.last_text;
  return { text, date: thread.last_message_at.toISOString(), role: thread.last_role };
}
