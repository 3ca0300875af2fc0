// Deletes conversations: one alone, which keeps its contact (D-16.5), or all of a deleted contact.
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type { deleteThread as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { NO_THREAD } from "@mostrador/domain/conversation/inbox/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { dropDeletedContact } from "../../business/contacts/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { channelName } from "./present-message.ts";
import { deleteThreadRow, lockThread, lockThreadsOfContact, type ThreadRow } from "./thread.store.ts";

export async function deleteThread(ctx: TenantCtx, { params }: Call<typeof route>) {
  await transact(ctx, async (tx) => {
    const thread = await lockThread(tx, params.id);
    if (!thread) throw notFound(NO_THREAD);
    await remove(tx, ctx, thread);
    const summary = `Eliminó la conversación de ${channelName(thread.kind)}`;
    await writeAudit(tx, ctx, { action: "thread.deleted", summary, subjectId: thread.contact_id });
  });
  return { data: null, message: "Conversación eliminada correctamente" };
}

export const onContactDeleted = on(
  ContactDeleted,
  { name: "delete-threads", title: "Borrar conversaciones" },
  async (ctx, { contactId }) => {
    await transact(ctx, async (tx) => {
      for (const thread of await lockThreadsOfContact(tx, contactId)) await remove(tx, ctx, thread);
      await dropDeletedContact(tx, contactId);
    });
  },
);

/** With its messages, and with what assistants store of it. */
async function remove(tx: Tx, ctx: TenantCtx, thread: ThreadRow): Promise<void> {
  await deleteThreadRow(tx, thread.id);
  await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId: thread.id });
}
