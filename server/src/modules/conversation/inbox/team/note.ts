// Notes that staff write for each other in a conversation. A note has its place in the thread and nowhere else: it is
// not sent, not the last message, not counted, and no assistant sees it.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { NO_THREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import type {
  deleteNote as deleteRoute,
  writeNote as writeRoute,
} from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { readMember, writeAudit } from "../../../ground/identity/index.ts";
import { deleteMessage, insertMessage, lockMessage, readListedMessage, readMessage } from "../message.store.ts";
import { presentMessage } from "../present-message.ts";
import { nextInstant } from "../send/queue-message.ts";
import { lockThread } from "../thread.store.ts";
import { personOf } from "../write-as-person.ts";
import { mention } from "./mention.ts";

const UNKNOWN = "No se encontró la nota";

export async function writeNote(ctx: TenantCtx, { params, body }: Call<typeof writeRoute>) {
  const id = newId();
  const { id: authorId, name } = personOf(ctx);
  const row = await transact(ctx, async (tx) => {
    const thread = await lockThread(tx, params.id);
    if (!thread) throw notFound(NO_THREAD);
    await insertMessage(tx, {
      business_id: ctx.businessId,
      id,
      thread_id: thread.id,
      channel_id: thread.channel_id,
      role: "assistant",
      kind: "note",
      text: body.note.text,
      at: nextInstant(thread, ctx.now),
      author_kind: "person",
      author_id: authorId,
      author_name: name,
    });
    await mention(tx, ctx, thread, { messageId: id, authorId, userIds: body.note.mentions });
    await announce(tx, ctx, newMessage, { clientId: thread.contact_id, messageId: id });
    return readListedMessage(tx, id);
  });
  if (!row) throw notFound(UNKNOWN);
  return { data: presentMessage(row, ctx), message: "Nota guardada" };
}

/** It is deleted, not only marked as deleted. */
export async function deleteNote(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  await transact(ctx, async (tx) => {
    const known = await readMessage(tx, params.id);
    const thread = known && (await lockThread(tx, known.thread_id));
    const note = thread && (await lockMessage(tx, params.id));
    if (!thread || note?.kind !== "note") throw notFound(UNKNOWN);
    const { id: userId } = personOf(ctx);
    const member = await readMember(tx, userId);
    // A person with access who is no member acts for the owner (D-2.2).
    const isOwner = !member || member.role === "owner";
    if (note.author_id !== userId && !isOwner)
      throw new DomainError(403, "Solo quien la escribió o el dueño puede borrar esta nota");
    await deleteMessage(tx, note.id);
    const summary = `Borró una nota de ${note.author_name} en una conversación`;
    await writeAudit(tx, ctx, { action: "thread.note_deleted", summary, subjectId: thread.contact_id });
    await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId: thread.id });
  });
  return { data: { _id: params.id }, message: "Nota borrada" };
}
