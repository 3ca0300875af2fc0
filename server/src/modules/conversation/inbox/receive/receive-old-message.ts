// Imports messages from before the number was connected, from the phone's own app: they get their own date, count as
// read, and are not answered.
import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { findIdByProviderId, insertMessage } from "../message.store.ts";
import { ensureThread, type Kind, lastMessage, updateThread } from "../thread.store.ts";

type OldMessageEvent = Extract<NumberEvent, { type: "old-message" }>;

export async function receiveOldMessage(
  ctx: TenantCtx,
  channel: { channelId: string; kind: Kind },
  { person: { waId, userId, name }, providerId, content, isOurs, at: writtenAt }: OldMessageEvent,
): Promise<void> {
  await transact(ctx, async (tx) => {
    if (await findIdByProviderId(tx, channel.channelId, providerId)) return;
    const at = new Date(writtenAt);
    const { contactId } = await findOrCreateContact(tx, ctx, { waId, userId, pushName: name, at });
    const thread = await ensureThread(tx, { businessId: ctx.businessId, id: newId(), contactId, ...channel, at });
    const [id, role] = [newId(), isOurs ? ("assistant" as const) : ("user" as const)];
    const { quotedId } = content;
    const isNew = await insertMessage(tx, {
      business_id: ctx.businessId,
      id,
      thread_id: thread.id,
      channel_id: channel.channelId,
      seq: thread.last_seq + 1,
      role,
      kind: content.kind,
      text: content.text,
      at,
      author_kind: isOurs ? "person" : "contact",
      author_name: isOurs ? "Teléfono del negocio" : "",
      provider_id: providerId,
      media: content.media ? jsonText(content.media) : null,
      details: content.details ? jsonText(content.details) : null,
      quoted_id: quotedId ? await findIdByProviderId(tx, channel.channelId, quotedId) : null,
      is_handled: true,
      status: isOurs ? "sent" : null,
    });
    if (!isNew) return;
    const isLatest = thread.last_message_id === null || at >= thread.last_message_at;
    await updateThread(tx, thread.id, {
      last_seq: thread.last_seq + 1,
      ...(isLatest ? lastMessage({ id, role, text: content.text, at, trouble: null }) : {}),
    });
    await announce(tx, ctx, threadChanged, { clientId: contactId, threadId: thread.id });
  });
}
