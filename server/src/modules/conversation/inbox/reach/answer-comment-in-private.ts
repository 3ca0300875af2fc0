// Answers a comment in private: its author becomes a contact with a conversation, where the answer is the first message
// (contract/conversation#comments).
import { MOST_CHARACTERS } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { findByClientKey } from "../message.store.ts";
import { queueMessage } from "../send/queue-message.ts";
import { ensureThread, updateThread } from "../thread.store.ts";

/** `personId`: of the author, as the page knows it; `externalId`: of the comment. */
export type PrivateAnswer = {
  channelId: string;
  kind: "messenger" | "instagram";
  externalId: string;
  personId: string;
  name: string;
  text: string;
  author: { id: string; name: string };
};

/** A string says in Spanish why it is not sent. */
export async function answerCommentInPrivate(
  tx: Tx,
  ctx: TenantCtx,
  { channelId, kind, externalId, personId, name, text, author }: PrivateAnswer,
): Promise<{ threadId: string; contactId: string; messageId: string } | string> {
  if (text.length > MOST_CHARACTERS) return "No se envió: el mensaje es demasiado largo";
  const clientKey = `private:${channelId}:${externalId}`;
  if (await findByClientKey(tx, clientKey)) return "Este comentario ya se respondió en privado";
  const person = { waId: null, userId: personId, pushName: name, at: null, by: kind };
  const { contactId } = await findOrCreateContact(tx, ctx, person);
  const at = new Date(ctx.now);
  const wanted = { businessId: ctx.businessId, id: newId(), channelId, contactId, kind, at };
  const thread = await ensureThread(tx, wanted, ctx.actor);
  if (thread.reply_user_id === null) await updateThread(tx, thread.id, { reply_user_id: personId });
  const { messageId } = await queueMessage(tx, ctx, {
    threadId: thread.id,
    text,
    author: { kind: "system", ...author },
    clientKey,
    privateReplyTo: externalId,
  });
  return { threadId: thread.id, contactId, messageId };
}
