// A person of the business writes to a contact from the inbox, by HTTP or by the socket, and sends failed messages
// again.

import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { HELD_TEXT } from "@mostrador/domain/conversation/inbox/handover/holder.ts";
import { canResend } from "@mostrador/domain/conversation/inbox/message-status.ts";
import type {
  resendMessage as resendRoute,
  sendMessage as sendRoute,
} from "@mostrador/domain/conversation/inbox/routes.ts";
import { MessageQueued, type NewMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { closedText, freedomOf } from "@mostrador/domain/conversation/inbox/window.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { connectedChannel, isKept } from "../channels/index.ts";
import { mediaOf, mediaText } from "./media/stored-media.ts";
import { lockMessage, readListedMessage, readMessage, updateMessage } from "./message.store.ts";
import { kindOf, presentMessage } from "./present-message.ts";
import { nextInstant, queueMessage } from "./send/queue-message.ts";
import { announceThread } from "./send/wake-sends.ts";
import { takeByWriting } from "./team/assignment.store.ts";
import {
  ensureThread,
  findThreadOfContact,
  lastMessage,
  lockThread,
  type ThreadRow,
  updateThread,
} from "./thread.store.ts";
import { endWait } from "./waiting/wait.store.ts";

export async function sendMessage(ctx: TenantCtx, { body }: Pick<Call<typeof sendRoute>, "body">) {
  const { message } = body;
  const row = await transact(ctx, async (tx, inside) => {
    await contactCard(inside, message.clientId);
    const threadId = await threadFor(tx, ctx, message);
    await checkQuoted(tx, threadId, message.quotedMessageId);
    const { messageId } = await queueMessage(tx, ctx, {
      threadId,
      text: message.text,
      author: personOf(ctx),
      clientKey: message.clientKey,
      quotedMessageId: message.quotedMessageId,
    });
    return readListedMessage(tx, messageId);
  });
  if (!row) throw notFound("No se encontró el mensaje");
  return { data: presentMessage(row, ctx), message: row.reason || "Mensaje en camino" };
}

export async function resendMessage(ctx: TenantCtx, { params }: Call<typeof resendRoute>) {
  const row = await transact(ctx, async (tx) => {
    const known = await readMessage(tx, params.id);
    const thread = known && (await lockThread(tx, known.thread_id));
    const before = await lockMessage(tx, params.id);
    if (!thread || !before?.status) throw notFound("No se encontró el mensaje");
    if (thread.held_by !== null && !thread.hold_claimed)
      throw conflict(`${HELD_TEXT[thread.held_by]}. Toma la conversación para escribir.`);
    const { status } = before;
    if (!canResend({ status, attemptedAt: before.attempted_at?.getTime() ?? null }, ctx.now)) {
      throw new DomainError(422, NOT_AGAIN[status] ?? "El mensaje ya se envió");
    }
    const speaks = { kind: thread.kind, author: "person" as const };
    const isOpen = freedomOf(speaks, thread.last_inbound_at?.getTime() ?? null, ctx.now) !== "closed";
    const hasTemplate = thread.kind === "whatsapp" && (before.template || before.fallback);
    if (!isOpen && !hasTemplate) throw new DomainError(422, closedText(speaks));
    await takeByWriting(tx, ctx, thread);
    const at = nextInstant(thread, ctx.now);
    const media = mediaOf(before);
    await updateMessage(tx, params.id, {
      status: "queued",
      reason: "",
      seq: thread.last_seq + 1,
      at,
      provider_id: null,
      attempt_token: null,
      tries: 0,
      retry_at: null,
      // the file is uploaded to the carrier again
      ...(media?.fileId ? { media: mediaText({ ...media, id: "", givenAt: null }) } : {}),
      ...(before.author_kind !== "person" ? saidBy(personOf(ctx)) : {}),
    });
    const last = lastMessage({ id: params.id, role: "assistant", text: before.text, at, trouble: null });
    await updateThread(tx, thread.id, { ...last, last_seq: thread.last_seq + 1 });
    // A person has made sure that the customer is answered.
    if (before.author_kind !== "system" && thread.waiting_since) await endWait(tx, thread.id);
    await publish(tx, ctx, MessageQueued, { threadId: thread.id, messageId: params.id });
    await announceThread(tx, ctx, thread.id);
    return readListedMessage(tx, params.id);
  });
  if (!row) throw notFound("No se encontró el mensaje");
  return { data: presentMessage(row, ctx), message: "Mensaje en camino" };
}

const NOT_AGAIN: Partial<Record<string, string>> = lookup({
  queued: "El mensaje todavía se está enviando",
  sending: "El mensaje todavía se está enviando",
  unknown: "Todavía no se sabe si el mensaje salió. Podrás reenviarlo en unos minutos.",
});

/** The conversation with the contact, created if there was none. */
export async function threadFor(
  tx: Tx,
  ctx: TenantCtx,
  message: Pick<NewMessage, "clientId" | "channel">,
): Promise<string> {
  const kind = kindOf(message.channel);
  const known = await findThreadOfContact(tx, message.clientId, kind);
  if (kind !== "whatsapp") return pageThread(tx, kind, known);
  if (known) return known.id;
  const channelId = await connectedChannel(tx, kind);
  if (!channelId) throw new DomainError(422, "Conecta WhatsApp para poder escribir");
  const { businessId } = ctx;
  const thread = await ensureThread(
    tx,
    { businessId, id: newId(), channelId, contactId: message.clientId, kind, at: new Date(ctx.now) },
    ctx.actor,
  );
  return thread.id;
}

/** A page never writes first. */
async function pageThread(tx: Tx, kind: PageKind, known: ThreadRow | undefined): Promise<string> {
  const isConnected = known ? await isKept(tx, known.channel_id) : (await connectedChannel(tx, kind)) !== null;
  const name = carrierName(kind);
  if (!isConnected) throw new DomainError(422, `Para responder por ${name}, inicia sesión con Facebook.`);
  if (!known) throw new DomainError(422, `El contacto todavía no te ha escrito por ${name}`);
  return known.id;
}

export async function checkQuoted(tx: Tx, threadId: string, quotedId: string | null | undefined): Promise<void> {
  if (!quotedId) return;
  const quoted = await readMessage(tx, quotedId);
  if (quoted?.thread_id !== threadId) {
    throw notFound("No se encontró el mensaje que respondes", "message.quotedMessageId");
  }
}

/** An assistant's withdrawn message belongs to the person who sends it now: nothing withdraws it again. */
function saidBy({ kind, id, name }: ReturnType<typeof personOf>) {
  return { author_kind: kind, author_id: id, author_name: name };
}

export function personOf({ actor }: TenantCtx): { kind: "person"; id: string; name: string } {
  return { kind: "person", id: actor.kind === "person" ? actor.userId : "", name: actor.name };
}
