// Reads a webhook of Messenger or Instagram, without answers of another application (`standby`). Meta signed it, but
// others wrote its texts: a field is only accepted in its expected shape.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { readComments } from "../comments/read-comments.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";
import type { Person, WebhookEvent } from "../webhook/port.ts";
import { readAccountChange } from "../webhook/read-account-change.ts";
import { personIdOf, readPageContents, readPostback } from "./read-page-content.ts";

/** The page or account, and the installation's own application, which identifies its own echoes. */
type OwnPage = { kind: PageKind; externalId: string; appId: string | null };

const KINDS: Readonly<Record<string, PageKind>> = lookup({ page: "messenger", instagram: "instagram" });

/** Null for a webhook about something else. */
export function readPageWebhook(body: Fields, appId: string | null): WebhookEvent[] | null {
  const kind = KINDS[textOf(body.object)];
  if (!kind) return null;
  return listOf(body.entry).flatMap((entry) => {
    const externalId = textOf(entry.id);
    if (!/^\d{5,20}$/.test(externalId)) return [];
    const comments = readComments(kind, entry).map((change) => ({ kind, externalId, ...change }));
    return [...listOf(entry.messaging).flatMap((event) => readEvent({ kind, externalId, appId }, event)), ...comments];
  });
}

function readEvent(own: OwnPage, event: Fields): WebhookEvent[] {
  const { kind, externalId } = own;
  const at = instantOf(event.timestamp);
  const sender = personIdOf(fieldsOf(event.sender).id);
  if (event.message) return readMessage(own, event, at);
  if (!sender || sender === externalId) return [];
  if (event.postback) {
    const { mid, content } = readPostback(fieldsOf(event.postback));
    const providerId = mid || `postback:${sender}:${at}`;
    return [{ kind, externalId, type: "message", providerId, person: personOf(sender), at, content }];
  }
  if (event.reaction) {
    const { mid, action, emoji } = fieldsOf(event.reaction);
    const targetId = textOf(mid);
    const sign = action === "unreact" ? "" : textOf(emoji).slice(0, 16) || "❤️";
    return targetId ? [{ kind, externalId, type: "reaction", targetId, emoji: sign }] : [];
  }
  if (event.message_edit) {
    const { mid, text } = fieldsOf(event.message_edit);
    const targetId = textOf(mid);
    return targetId ? [{ kind, externalId, type: "edit", targetId, text: textOf(text).slice(0, 20_000) }] : [];
  }
  if (event.read) {
    const { mid, watermark } = fieldsOf(event.read);
    const [targetId, until] = [textOf(mid) || null, instantOf(watermark)];
    return [{ kind, externalId, type: "seen", userId: sender, targetId, until, status: "read" }];
  }
  if (event.delivery) return readDelivery(own, sender, fieldsOf(event.delivery));
  const name = Object.keys(event).find((key) => !QUIET.has(key));
  return name ? readAccountChange(`messaging.${name}`, externalId, {}) : [];
}

/** Fields for the sender and the time, and events without any use here. */
const QUIET = new Set([
  "sender",
  "recipient",
  "timestamp",
  "referral",
  "pass_thread_control",
  "take_thread_control",
  "request_thread_control",
  "app_roles",
]);

function readMessage({ kind, externalId, appId }: OwnPage, event: Fields, at: number): WebhookEvent[] {
  const message = fieldsOf(event.message);
  const providerId = textOf(message.mid);
  const isEcho = message.is_echo === true;
  const userId = personIdOf(fieldsOf(isEcho ? event.recipient : event.sender).id);
  // An account that writes to itself is not a contact.
  if (!providerId || providerId.length > 500 || !userId || userId === externalId || message.is_self === true) return [];
  if (message.is_deleted === true) return [{ kind, externalId, type: "revoke", targetId: providerId }];
  if (isEcho && appId !== null && textOf(message.app_id) === appId) {
    const reference = textOf(message.metadata) || null;
    return [{ kind, externalId, type: "own-echo", providerId, reference, userId, text: textOf(message.text) }];
  }
  const type = isEcho ? "echo" : "message";
  const person = personOf(userId);
  return readPageContents(message).map((content, index) => ({
    kind,
    externalId,
    type,
    // One message may have several files: here each is a separate message.
    providerId: index === 0 ? providerId : `${providerId}#${index + 1}`,
    person,
    at,
    content,
  }));
}

function readDelivery({ kind, externalId }: OwnPage, userId: string, { mids, watermark }: Fields): WebhookEvent[] {
  const told = Array.isArray(mids) ? mids.map(textOf).filter(Boolean) : [];
  if (told.length === 0) {
    const until = instantOf(watermark);
    return until > 0 ? [{ kind, externalId, type: "seen", userId, targetId: null, until, status: "delivered" }] : [];
  }
  return told.map((providerId) => ({
    kind,
    externalId,
    type: "status",
    providerId,
    reference: null,
    status: "delivered",
    reason: "",
    isChannelAtFault: false,
  }));
}

function personOf(userId: string): Person {
  return { waId: null, userId, name: "", changedTo: null, changedUserId: null };
}

/** Meta sends milliseconds here; 0 where it is unreadable. */
function instantOf(value: unknown): number {
  const millis = Number(textOf(value));
  return Number.isFinite(millis) && millis > 0 && millis < 1e14 ? Math.floor(millis) : 0;
}
