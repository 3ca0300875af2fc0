// A conversation went to Meta's own agent or to another application, or came from there to us. A contact who is passed
// to us waits for a person, because the agent gives away what it cannot answer.
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { handOver } from "../reply-lease/hand-over.ts";
import { ensureThread, type Kind, updateThread } from "../thread.store.ts";
import { holdColumns } from "./hold-columns.ts";

type Handover = Extract<NumberEvent, { type: "handover" }>;

export async function applyHandover(
  ctx: TenantCtx,
  channel: { channelId: string; kind: Kind },
  { person, at, holder }: Handover,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const { waId, userId, name, changedTo, changedUserId } = person;
    const when = new Date(at);
    const writer = { waId, userId, pushName: name, at: when, changedTo, changedUserId };
    const { contactId } = await findOrCreateContact(tx, ctx, writer);
    const thread = await ensureThread(tx, {
      businessId: ctx.businessId,
      id: newId(),
      contactId,
      ...channel,
      at: when,
    });
    const changed = holdColumns(thread, { holder, at, isHandover: true });
    if (Object.keys(changed).length === 0) return;
    await updateThread(tx, thread.id, { ...changed, updated_at: new Date(ctx.now) });
    // A repeated event, or a conversation that a person took here: no second call for a person.
    const isPassed = holder === null && thread.held_by !== null;
    if (isPassed) await handOver(tx, ctx, thread.id, "La IA de Meta te pasó esta conversación.");
    await announce(tx, ctx, threadChanged, { clientId: contactId, threadId: thread.id });
  });
}
