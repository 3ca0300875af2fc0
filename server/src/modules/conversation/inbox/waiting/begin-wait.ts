// A contact starts to wait for a person: from now on the list shows them on top. What is planned here is decided when
// its time comes: contacts who were answered by then get no message, and no alarm is sent.
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { WaitBegan, WaitOverdue, WaitToTell } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { readMessage } from "../message.store.ts";
import { lockThread } from "../thread.store.ts";
import { readInboxSettings, startWait } from "./wait.store.ts";

/** The assistant's last words come first, and a person who answers at once need not be announced. */
const TELL_AFTER_MS = 10_000;
const MINUTE_MS = 60_000;

/** `tells`: whether an automatic message may be sent to the customer. The caller has locked the thread's row. */
export async function beginWait(tx: Tx, ctx: TenantCtx, threadId: string, tells: boolean): Promise<boolean> {
  const waitId = newId();
  const contactId = await startWait(tx, threadId, { id: waitId, since: new Date(ctx.now) });
  if (contactId === null) return false;
  await publish(tx, ctx, WaitBegan, { contactId });
  const { alertMinutes, tellsCustomer } = await readInboxSettings(tx);
  if (tells && tellsCustomer) await publish(tx, ctx, WaitToTell, { threadId, waitId }, { at: ctx.now + TELL_AFTER_MS });
  const at = ctx.now + alertMinutes * MINUTE_MS;
  await publish(tx, ctx, WaitOverdue, { threadId, waitId, step: 1 }, { at });
  return true;
}

/**
 * A contact wrote and no assistant answers. Does nothing if a person or the assistant has answered that message by
 * now; may be repeated.
 */
export async function waitForPerson(ctx: TenantCtx, threadId: string, messageId: string, tells: boolean) {
  await transact(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    const message = await readMessage(tx, messageId);
    if (!thread || message?.thread_id !== threadId || (message.seq ?? 0) <= thread.answered_seq) return;
    await openWait(tx, ctx, threadId, tells);
  });
}

/** The same for a message that is known to be unanswered. */
export async function openWait(tx: Tx, ctx: TenantCtx, threadId: string, tells: boolean): Promise<void> {
  const thread = await lockThread(tx, threadId);
  if (!thread || !(await beginWait(tx, ctx, threadId, tells))) return;
  await announce(tx, ctx, threadChanged, { clientId: thread.contact_id, threadId });
}
