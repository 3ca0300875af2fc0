// The assistant gives a conversation to staff, and gets it back with its switch (D-8.4, D-5.5).

import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { lockThread, lockThreadsOfContact, updateThread } from "../thread.store.ts";
import { beginWait } from "../waiting/begin-wait.ts";

/** `reason`: Spanish, shown to staff. The turn that calls this may still finish with its last words. */
export async function handOver(tx: Tx, ctx: TenantCtx, threadId: string, reason: string): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread) throw notFound("No se encontró la conversación");
  await updateThread(tx, threadId, {
    handed_over_at: new Date(ctx.now),
    hand_over_reason: reason.slice(0, 300),
    answer_due_at: null,
    // The list shows that a contact waits.
    unread_count: Math.max(1, thread.unread_count),
  });
  await beginWait(tx, ctx, threadId, true);
  await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId });
}

export const GIVEN_BACK = {
  person_until: null,
  handed_over_at: null,
  hand_over_reason: "",
  waiting_since: null,
  wait_id: null,
  wait_step: 0,
  wait_kind: null,
  unresolved: 0,
};

/** Switched off: the answer under way is dropped. On: the assistant has the conversation again, from now on. */
export const onContactSwitched = on(
  ContactSwitched,
  { name: "switch-assistant", title: "Encender o apagar el asistente de un chat" },
  async (ctx, { contactId }) => {
    await transact(ctx, async (tx, inside) => {
      const { noRespond } = await contactCard(inside, contactId);
      for (const thread of await lockThreadsOfContact(tx, contactId)) {
        await updateThread(tx, thread.id, {
          answer_due_at: null,
          lease_token: null,
          lease_until: null,
          answered_seq: thread.last_seq,
          ...(noRespond ? {} : GIVEN_BACK),
        });
        await announce(tx, ctx, threadChanged, { clientId: contactId, threadId: thread.id });
      }
    });
  },
);
