// Receives what a contact wrote, or what a person of the business wrote in the phone's own app: finds or creates
// contact and thread, stores the message once, and informs the module that answers (D-7.1, D-8.1, D-8.2).
import { wordsOfId } from "@mostrador/domain/conversation/inbox/choices.ts";
import { isForPeople } from "@mostrador/domain/conversation/inbox/for-people.ts";
import { META_AI_NAME } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import { newMessage } from "@mostrador/domain/conversation/inbox/live.ts";
import { MediaArrived } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import { CartReceived, MessageReceived, ProfileWanted } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import type { NoticeTeller } from "../../../business/privacy/index.ts";
import { holdColumns } from "../handover/hold-columns.ts";
import { arrivedMedia } from "../media/stored-media.ts";
import { findIdByProviderId, insertMessage, setQuoted } from "../message.store.ts";
import { pauseAssistant } from "../reply-lease/pause-assistant.ts";
import { queueMessage } from "../send/queue-message.ts";
import { handledButton, onWords } from "../slots.ts";
import { ensureThread, type Kind, lastMessage, type ThreadRow, updateThread } from "../thread.store.ts";
import { type Arrival, arrivalId } from "./arrival-id.ts";
import { confirmOptOut, heedNewOptOut } from "./opt-out.ts";
import { stopAtMachines } from "./stop-at-machines.ts";

type ChatMessageEvent = Extract<NumberEvent, { type: "message" | "echo" }>;
type Channel = { channelId: string; kind: Kind };

/** False when it answers a message that is not here yet. */
export async function receiveMessage(
  ctx: TenantCtx,
  channel: Channel,
  event: ChatMessageEvent,
  arrival: Arrival,
  { notice }: { notice: NoticeTeller },
): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const writtenAt = new Date(event.at);
    const { waId, userId, name, changedTo, changedUserId } = event.person;
    // A repeated notice: no contact has the old number or id any more.
    const isMoving = changedTo !== null || changedUserId !== null;
    if (isMoving && (await findIdByProviderId(tx, channel.channelId, event.providerId))) return true;
    const by = channel.kind === "whatsapp" ? {} : { by: channel.kind };
    const person = { waId, userId, pushName: name, at: writtenAt, changedTo, changedUserId, ...by };
    const { contactId, replyPhone } = await findOrCreateContact(tx, ctx, person);
    const at = channel.kind === "whatsapp" ? placeInSecond(writtenAt, arrival.receivedAt) : writtenAt;
    const { businessId } = ctx;
    // A group message is stored and shown, and nothing else happens: it was not written to the business alone.
    const isInGroup = Boolean(event.content.details?.group);
    const isWritten = event.type === "message" && event.content.kind !== "system" && !isInGroup;
    // The holder of the conversation answers it: it is stored and shown, and nothing of ours is sent.
    const isHeld = event.isHeld === true;
    const optOut = isWritten ? await heedNewOptOut(tx, ctx, channel.channelId, contactId, event) : null;
    const [thread, noticeAddress] = await Promise.all([
      ensureThread(tx, { businessId, id: newId(), contactId, ...channel, at }),
      isWritten && !isHeld ? notice.addressToTell(tx, contactId) : null,
    ]);
    const { quotedId: wanted } = event.content;
    const quotedId = wanted ? await findIdByProviderId(tx, channel.channelId, wanted) : null;
    const { buttonId = null, kind, details } = event.content;
    const isPressed = ctx.fillings.of(handledButton).some((prefix) => buttonId?.startsWith(prefix));
    const isHandled = isPressed || isForPeople(kind, details) || optOut?.isWhole === true || isInGroup || isHeld;
    const isWhole = wanted === null || quotedId !== null;
    const messageId = await store(tx, ctx, thread, event, { at, arrival, quotedId, isHandled });
    if (!messageId) {
      if (quotedId) await setQuoted(tx, channel.channelId, event.providerId, quotedId);
      return isWhole;
    }
    await noteInThread(tx, ctx, thread, event, { messageId, at, writtenAt, isHandled, replyPhone });
    // Page messages contain no names: the first message starts a request for it.
    if (by.by && userId && thread.last_message_id === null)
      await publish(tx, ctx, ProfileWanted, { contactId, channelId: channel.channelId, userId });
    if (event.content.media) await publish(tx, ctx, MediaArrived, { messageId, tries: 1 });
    await announce(tx, ctx, newMessage, { clientId: contactId, messageId });
    if (isWritten) {
      if (!isHeld) await stopAtMachines(tx, ctx, thread, waId);
      const { last_inbound_at: lastWritten } = thread;
      const words = { contactId, text: textOf(event), at: writtenAt, lastWritten, referral: details?.referral ?? null };
      for (const hear of ctx.fillings.of(onWords)) await hear(tx, ctx, words);
      if (noticeAddress) await tellOfNotice(tx, ctx, thread.id, await notice.tell(tx, ctx, contactId, noticeAddress));
      await publish(tx, ctx, MessageReceived, { threadId: thread.id, messageId, contactId, buttonId, isHandled });
      if (optOut && !isHeld) await confirmOptOut(tx, ctx, { threadId: thread.id, key: messageId }, optOut);
      if (details?.order) await publish(tx, ctx, CartReceived, { threadId: thread.id, messageId, contactId });
    }
    return isWhole;
  });
}

const NOTICE_AUTHOR = { kind: "system", id: "", name: "Aviso de privacidad" } as const;

/** A separate message before any answer: no engine's text changes. */
async function tellOfNotice(tx: Tx, ctx: TenantCtx, threadId: string, text: string | null): Promise<void> {
  if (text) await queueMessage(tx, ctx, { threadId, text, author: NOTICE_AUTHOR });
}

/** The author's name for messages that the business wrote outside this product. */
const ELSEWHERE: Readonly<Record<Kind, string>> = {
  whatsapp: "Teléfono del negocio",
  messenger: "Bandeja de Meta",
  instagram: "Bandeja de Meta",
};

/** A press is read as the full words behind it, because titles are cut short. */
function textOf({ content }: ChatMessageEvent): string {
  return wordsOfId(content.buttonId) ?? content.text;
}

/** As the list shows it. */
function shownText(event: ChatMessageEvent): string {
  return event.content.details?.group ? `En un grupo: ${textOf(event)}` : textOf(event);
}

/** Null when this message of the channel is stored already. */
async function store(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
  event: ChatMessageEvent,
  { at, arrival, quotedId, isHandled }: { at: Date; arrival: Arrival; quotedId: string | null; isHandled: boolean },
): Promise<string | null> {
  const { content, providerId } = event;
  const id = arrivalId(arrival.deliveryId, arrival.index);
  const isEcho = event.type === "echo";
  const isNew = await insertMessage(tx, {
    business_id: ctx.businessId,
    id,
    thread_id: thread.id,
    channel_id: thread.channel_id,
    seq: thread.last_seq + 1,
    role: isEcho ? "assistant" : "user",
    kind: content.kind,
    text: textOf(event),
    at,
    ...authorOf(thread, event),
    provider_id: providerId,
    media: content.media ? arrivedMedia(content.media) : null,
    details: content.details ? jsonText(content.details) : null,
    quoted_id: quotedId,
    button_id: content.buttonId ?? null,
    is_handled: isHandled,
    status: isEcho ? "sent" : null,
  });
  return isNew ? id : null;
}

/** `replyPhone`: the second number of a merged contact, if that one wrote. */
type StoredMessage = { messageId: string; at: Date; writtenAt: Date; isHandled: boolean; replyPhone: string | null };

async function noteInThread(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
  event: ChatMessageEvent,
  { messageId, at, writtenAt, isHandled, replyPhone }: StoredMessage,
): Promise<void> {
  const isLatest = thread.last_message_id === null || at >= thread.last_message_at;
  const role = event.type === "echo" ? "assistant" : "user";
  const isInbound = event.type === "message" && event.content.kind !== "system";
  const isInGroup = Boolean(event.content.details?.group);
  const isNewest = thread.last_inbound_at === null || writtenAt >= thread.last_inbound_at;
  await updateThread(tx, thread.id, {
    last_seq: thread.last_seq + 1,
    ...(isLatest ? lastMessage({ id: messageId, role, text: shownText(event), at, trouble: null }) : {}),
    ...(isInbound ? { resolved_at: null, unread_count: thread.unread_count + 1 } : {}),
    // A group message opens no window for writing to one of its members.
    ...(isInbound && !isInGroup ? { last_inbound_at: later(thread.last_inbound_at, writtenAt) } : {}),
    ...(isInbound && (!isHandled || isInGroup) ? { last_inbound_seq: thread.last_seq + 1 } : {}),
    ...(isInbound && !isInGroup && isNewest && replyPhone !== thread.reply_phone ? { reply_phone: replyPhone } : {}),
    ...replyUserOf(thread, event, isInbound && isNewest),
    ...holdOf(thread, event),
    updated_at: new Date(ctx.now),
  });
  if (event.type === "echo" && !event.isHeld) await pauseAssistant(tx, ctx, thread);
}

function authorOf({ kind, held_by }: ThreadRow, event: ChatMessageEvent) {
  if (event.type === "message") return { author_kind: "contact", author_name: "" } as const;
  if (!event.isHeld) return { author_kind: "person", author_name: ELSEWHERE[kind] } as const;
  const author_name = held_by === "other_app" ? "Otra aplicación" : META_AI_NAME;
  return { author_kind: "assistant", author_name } as const;
}

/** The webhook's field says who holds the conversation. What the owner writes on the phone says nothing about it. */
function holdOf(thread: ThreadRow, event: ChatMessageEvent) {
  if (event.isHeld) return holdColumns(thread, { holder: "meta_ai", at: event.at, isHandover: false });
  if (event.type === "echo" || event.content.details?.group) return {};
  return holdColumns(thread, { holder: null, at: event.at, isHandover: false });
}

/** Of a page: the id to answer the person by, which is the one that wrote last. */
function replyUserOf(thread: ThreadRow, { person: { userId } }: ChatMessageEvent, isLatest: boolean) {
  if (thread.kind === "whatsapp" || !userId) return {};
  return isLatest || thread.reply_user_id === null ? { reply_user_id: userId } : {};
}

/**
 * WhatsApp reports whole seconds (pages report thousandths). Within its second a message is placed by its arrival, and
 * a late one at the end, so that a question is not sorted before an answer that was given earlier in the same second.
 */
function placeInSecond(writtenAt: Date, receivedAt: Date): Date {
  return new Date(Math.min(writtenAt.getTime() + 999, Math.max(writtenAt.getTime(), receivedAt.getTime())));
}

function later(a: Date | null, b: Date): Date {
  return a && a > b ? a : b;
}
