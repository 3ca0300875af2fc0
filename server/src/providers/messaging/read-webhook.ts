// What a webhook of WhatsApp tells, with all three levels of its batches walked. It was signed by Meta, yet its words
// are somebody else's: every field is taken only in the shape that is expected.
import { canonicalWaId } from "@mostrador/domain/business/contacts/phone.ts";
import { deliveryError } from "@mostrador/domain/conversation/inbox/delivery-error.ts";
import type { ReportedStatus } from "@mostrador/domain/conversation/inbox/message-status.ts";
import type { Person, WebhookEvent } from "./port.ts";
import { newNumberOf, readContent } from "./read-content.ts";
import { type Fields, fieldsOf, listOf, textOf } from "./read-json.ts";

export function readWebhook(body: Buffer): WebhookEvent[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString("utf8"));
  } catch {
    return [];
  }
  return listOf(fieldsOf(parsed).entry).flatMap((entry) =>
    listOf(entry.changes).flatMap((change) => readChange(change, textOf(entry.id))),
  );
}

const OF_TEMPLATES = /^(message_template_\w+|template_category)_update$/;

function readChange({ field, value: given }: Fields, wabaId: string): WebhookEvent[] {
  if (OF_TEMPLATES.test(textOf(field))) return wabaId ? [{ type: "templates", wabaId }] : [];
  const value = fieldsOf(given);
  const externalId = textOf(fieldsOf(value.metadata).phone_number_id);
  if (!externalId) return [];
  switch (field) {
    case "smb_message_echoes":
      return listOf(value.message_echoes)
        .filter(isOfOnePerson)
        .flatMap((echo) => readEcho(externalId, echo));
    case "messages": {
      const people = listOf(value.contacts);
      return [
        ...listOf(value.messages)
          .filter(isOfOnePerson)
          .flatMap((message) => readMessage(externalId, message, people)),
        ...listOf(value.statuses).flatMap((status) => readStatus(externalId, status)),
      ];
    }
    // The same shapes come in other fields too: what was written long ago (`history`), or what another application
    // answers (`standby`). Nobody waits there for a word of ours.
    default:
      return [];
  }
}

/** What is said in a group is said to all of it: the business answers people. */
function isOfOnePerson(message: Fields): boolean {
  return textOf(message.group_id) === "";
}

function readMessage(externalId: string, message: Fields, people: Fields[]): WebhookEvent[] {
  const change = readChangeOfMessage(externalId, message);
  if (change) return change;
  const providerId = textOf(message.id);
  const person = personOf(message, people);
  if (!providerId || !person) return [];
  return [
    { externalId, type: "message", providerId, person, at: millisOf(message.timestamp), content: readContent(message) },
  ];
}

/** What speaks of another message, whichever side wrote it; null for a message of its own. */
function readChangeOfMessage(externalId: string, message: Fields): WebhookEvent[] | null {
  const { type } = message;
  if (type === "reaction") {
    const reaction = fieldsOf(message.reaction);
    const targetId = textOf(reaction.message_id);
    return targetId ? [{ externalId, type: "reaction", targetId, emoji: textOf(reaction.emoji).slice(0, 16) }] : [];
  }
  if (type === "revoke") {
    const targetId = textOf(fieldsOf(message.revoke).original_message_id);
    return targetId ? [{ externalId, type: "revoke", targetId }] : [];
  }
  if (type === "edit") {
    const edit = fieldsOf(message.edit);
    const targetId = textOf(edit.original_message_id);
    return targetId ? [{ externalId, type: "edit", targetId, text: readContent(fieldsOf(edit.message)).text }] : [];
  }
  return null;
}

/** The number and the name are in the list beside the message; somebody with a user name has no number there. */
function personOf(message: Fields, people: Fields[]): Person | null {
  const [from, fromUser] = [textOf(message.from), textOf(message.from_user_id)];
  const profile = profileOf(from, fromUser, people);
  const waId = (from || textOf(profile?.wa_id)).replace(/\D/g, "");
  const userId = fromUser || textOf(profile?.user_id);
  if (!waId && !userId) return null;
  const name = textOf(fieldsOf(profile?.profile).name).trim().slice(0, 120);
  return { waId: waId || null, userId: userId || null, name, changedTo: newNumberOf(message) };
}

/**
 * The entry of whoever wrote: by the person's id, or by the number in whichever spelling. An only entry is theirs even so
 * (other countries have spellings of their own), unless it names another person; of several, none is taken for theirs.
 */
function profileOf(from: string, fromUser: string, people: Fields[]): Fields | undefined {
  const byId = fromUser && people.find((person) => textOf(person.user_id) === fromUser);
  if (byId) return byId;
  const byNumber = from && people.find((person) => canonicalWaId(textOf(person.wa_id)) === canonicalWaId(from));
  if (byNumber) return byNumber;
  const [only, ...more] = people;
  const isAnother = fromUser !== "" && textOf(only?.user_id) !== "";
  return more.length > 0 || isAnother ? undefined : only;
}

function readEcho(externalId: string, echo: Fields): WebhookEvent[] {
  const change = readChangeOfMessage(externalId, echo);
  if (change) return change;
  const providerId = textOf(echo.id);
  const [waId, userId] = [textOf(echo.to).replace(/\D/g, ""), textOf(echo.to_user_id)];
  if (!providerId || (!waId && !userId)) return [];
  const person = { waId: waId || null, userId: userId || null, name: "", changedTo: null };
  return [{ externalId, type: "echo", providerId, person, at: millisOf(echo.timestamp), content: readContent(echo) }];
}

const STATUSES: Readonly<Record<string, ReportedStatus>> = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  played: "read",
  failed: "failed",
};

function readStatus(externalId: string, status: Fields): WebhookEvent[] {
  const reported = STATUSES[textOf(status.status)];
  const providerId = textOf(status.id);
  if (!reported || !providerId) return [];
  const [error] = listOf(status.errors);
  const failure = reported === "failed" ? deliveryError(Number(error?.code ?? 131000)) : null;
  return [
    {
      externalId,
      type: "status",
      providerId,
      reference: textOf(status.biz_opaque_callback_data) || null,
      status: reported,
      reason: failure?.reason ?? "",
      isChannelAtFault: failure?.kind === "unauthorized",
    },
  ];
}

/** Meta writes Unix seconds as text; 0 where it cannot be read. */
function millisOf(timestamp: unknown): number {
  const seconds = Number(textOf(timestamp));
  return Number.isFinite(seconds) && seconds > 0 && seconds < 1e11 ? seconds * 1000 : 0;
}
