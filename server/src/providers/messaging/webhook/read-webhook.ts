// Reads a webhook of WhatsApp, through all three levels of its batches. Meta signed it, but others wrote its texts: a
// field is only accepted in its expected shape.
import { canonicalWaId } from "@mostrador/domain/business/contacts/phone.ts";
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import type { ReportedStatus } from "@mostrador/domain/conversation/inbox/message-status.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { digitsOf, type Fields, fieldsOf, listOf, millisOf, textOf } from "../read-json.ts";
import type { Person, WebhookEvent } from "./port.ts";
import { readAccountChange } from "./read-account-change.ts";
import { newNumberOf, newUserIdOf, readContent } from "./read-content.ts";
import { readHistory, readPhoneBook } from "./read-history.ts";

/** The business's number: its id at WhatsApp, and its digits as they are dialled. */
type OwnNumber = { externalId: string; ours: string };

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

/**
 * Each field has only its own meaning (contract/conversation#deliveries): other fields contain messages too, which
 * need no answer from us.
 */
function readChange({ field: given, value: told }: Fields, wabaId: string): WebhookEvent[] {
  const field = textOf(given);
  if (OF_TEMPLATES.test(field)) return wabaId ? [{ type: "templates", wabaId }] : [];
  const value = fieldsOf(told);
  const metadata = fieldsOf(value.metadata);
  const number = { externalId: textOf(metadata.phone_number_id), ours: digitsOf(metadata.display_phone_number) };
  if (isQuiet(field)) return [];
  if (OF_NUMBERS.has(field) && number.externalId === "") return [];
  switch (field) {
    case "smb_message_echoes":
      return listOf(value.message_echoes)
        .filter(isOfOnePerson)
        .flatMap((echo) => readEcho(number, echo));
    case "messages": {
      const people = listOf(value.contacts);
      return [
        ...listOf(value.messages).flatMap((message) => readMessage(number, message, people)),
        ...listOf(value.statuses).flatMap((status) => readStatus(number.externalId, status)),
        ...listOf(value.errors).flatMap((error) => readTrouble(number.externalId, error)),
      ];
    }
    case "standby":
      return readStandby(number, fieldsOf(value.standby));
    case "messaging_handovers":
      return readHandover(value);
    case "user_preferences":
      return listOf(value.user_preferences).flatMap((one) => readPreference(number.externalId, one));
    case "history":
      return readHistory(number, value);
    case "smb_app_state_sync":
      return readPhoneBook(number.externalId, value);
    default:
      return wabaId ? readAccountChange(field, wabaId, value) : [];
  }
}

const OF_NUMBERS = new Set([
  "messages",
  "standby",
  "smb_message_echoes",
  "history",
  "smb_app_state_sync",
  "user_preferences",
]);

/** Messages in groups, and fields for measurements only. */
function isQuiet(field: string): boolean {
  return field === "tracking_events" || field.startsWith("group_") || field === "";
}

/** Whether a person wants promotions, as they told WhatsApp itself. */
function readPreference(externalId: string, preference: Fields): WebhookEvent[] {
  const [waId, userId] = [digitsOf(preference.wa_id), textOf(preference.user_id)];
  const wish = textOf(preference.value);
  if (textOf(preference.category) !== "marketing_messages" || !/^(stop|resume)$/.test(wish)) return [];
  if (!waId && !userId) return [];
  const person = { waId: waId || null, userId: userId || null, name: "", changedTo: null, changedUserId: null };
  const at = millisOf(preference.timestamp);
  return [{ externalId, type: "promotions", person, isWanted: wish === "resume", at }];
}

/** A problem of the number as a whole: no message is named. */
function readTrouble(externalId: string, error: Fields): WebhookEvent[] {
  const code = Number(error.code);
  if (!Number.isInteger(code)) return [];
  const { kind, reason } = metaError("whatsapp", { code });
  return [{ type: "trouble", externalId, reason, isChannelAtFault: kind === "unauthorized" }];
}

/**
 * The same shapes one level deeper, while another application has the conversation. An echo has its message one level
 * deeper still.
 */
function readStandby(number: OwnNumber, standby: Fields): WebhookEvent[] {
  const people = listOf(standby.contacts);
  const written = [
    ...listOf(standby.messages).flatMap((message) => readMessage(number, message, people)),
    ...listOf(standby.message_echoes)
      .map(({ message, ...echo }) => ({ ...echo, ...fieldsOf(message), id: echo.id }))
      .flatMap((echo) => readEcho(number, echo)),
  ];
  return [
    ...written.map((event) => (event.type === "message" || event.type === "echo" ? { ...event, isHeld: true } : event)),
    ...listOf(standby.statuses).flatMap((status) => readStatus(number.externalId, status)),
  ];
}

/** The application that gets a conversation receives `control_passed`, the one that loses it `control_taken`. */
function readHandover(value: Fields): WebhookEvent[] {
  const externalId = textOf(fieldsOf(value.recipient).phone_number_id);
  const { phone_number: phone, wa_id: other, user_id: user } = fieldsOf(value.sender);
  const [waId, userId] = [digitsOf(phone) || digitsOf(other), textOf(user)];
  const isPassed = value.type === "control_passed";
  if (externalId === "" || (!waId && !userId) || (!isPassed && value.type !== "control_taken")) return [];
  const { new_owner_role: now, previous_owner_role: before } = fieldsOf(value[String(value.type)]);
  const isOurs = isPassed ? now !== "ai_agent" : before === "ai_agent";
  const holder = isOurs ? null : now === "ai_agent" ? "meta_ai" : "other_app";
  const person = { waId: waId || null, userId: userId || null, name: "", changedTo: null, changedUserId: null };
  return [{ externalId, type: "handover", person, at: millisOf(value.timestamp), holder }];
}

/** A message of the business to a group has no single receiver: it belongs to no conversation here. */
function isOfOnePerson(message: Fields): boolean {
  return textOf(message.group_id) === "";
}

function readMessage({ externalId, ours }: OwnNumber, message: Fields, people: Fields[]): WebhookEvent[] {
  const change = readChangeOfMessage(externalId, message);
  // In a group anybody may react to any message.
  if (change) return isOfOnePerson(message) || message.type !== "reaction" ? change : [];
  const providerId = textOf(message.id);
  const person = personOf(message, people);
  if (!providerId || !person) return [];
  const [at, content] = [millisOf(message.timestamp), readContent(message, ours)];
  return [{ externalId, type: "message", providerId, person, at, content }];
}

/** A change of another message, by either side; null for a message of its own. */
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

/** Number and name are in the list next to the message; a person with a user name has no number there. */
function personOf(message: Fields, people: Fields[]): Person | null {
  const [from, fromUser] = [textOf(message.from), textOf(message.from_user_id)];
  const profile = profileOf(from, fromUser, people);
  const changed = newUserIdOf(message);
  const waId = (from || textOf(profile?.wa_id)).replace(/\D/g, "");
  const userId = changed?.before ?? (fromUser || textOf(profile?.user_id));
  if (!waId && !userId) return null;
  return {
    waId: waId || null,
    userId: userId || null,
    name: shownName(fieldsOf(profile?.profile)),
    changedTo: newNumberOf(message),
    changedUserId: changed?.now ?? null,
  };
}

/** The name that the person chose; without one, the user name. */
function shownName({ name, username }: Fields): string {
  const user = textOf(username).trim().replace(/^@/, "");
  return (textOf(name).trim() || (user && `@${user}`)).slice(0, 120);
}

/**
 * The sender's entry: by the person's id, or by the number in any spelling. A single entry counts in any case (other
 * countries have spellings of their own), unless it names another person; of several, none is assumed.
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

function readEcho({ externalId, ours }: OwnNumber, echo: Fields): WebhookEvent[] {
  const change = readChangeOfMessage(externalId, echo);
  if (change) return change;
  const providerId = textOf(echo.id);
  const [waId, userId] = [textOf(echo.to).replace(/\D/g, ""), textOf(echo.to_user_id)];
  if (!providerId || (!waId && !userId)) return [];
  const person = { waId: waId || null, userId: userId || null, name: "", changedTo: null, changedUserId: null };
  const [at, content] = [millisOf(echo.timestamp), readContent(echo, ours)];
  return [{ externalId, type: "echo", providerId, person, at, content }];
}

const STATUSES: Readonly<Record<string, ReportedStatus>> = lookup({
  sent: "sent",
  delivered: "delivered",
  read: "read",
  played: "read",
  failed: "failed",
});

function readStatus(externalId: string, status: Fields): WebhookEvent[] {
  const reported = STATUSES[textOf(status.status)];
  const providerId = textOf(status.id);
  if (!reported || !providerId) return [];
  const [error] = listOf(status.errors);
  const failure = reported === "failed" ? metaError("whatsapp", { code: Number(error?.code ?? 131000) }) : null;
  return [
    {
      externalId,
      type: "status",
      providerId,
      reference: textOf(status.biz_opaque_callback_data) || null,
      status: reported,
      ...chargeOf(status.pricing),
      reason: failure?.reason ?? "",
      isChannelAtFault: failure?.kind === "unauthorized",
      isPassing: failure?.kind === "retry",
      isOptOut: failure?.isOptOut ?? false,
    },
  ];
}

/** Meta says it with each report on a message that it took. */
function chargeOf(pricing: unknown): { chargedAs?: string } {
  const { billable, category } = fieldsOf(pricing);
  if (typeof billable !== "boolean") return {};
  return { chargedAs: billable ? textOf(category).toLowerCase().slice(0, MOST_OF_CATEGORY) : "" };
}

const MOST_OF_CATEGORY = 40;
