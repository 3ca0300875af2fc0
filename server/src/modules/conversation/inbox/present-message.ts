// Presents a message in responses, with the actions that are still possible on it.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { type Choice, shapeOf, shownChoices } from "@mostrador/domain/conversation/inbox/choices.ts";
import { canResend } from "@mostrador/domain/conversation/inbox/message-status.ts";
import { DELETED } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { ChannelName, Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { presentMedia } from "./media/stored-media.ts";
import type { ListedMessage } from "./message.store.ts";
import type { Kind } from "./thread.store.ts";

const NAMES: Record<Kind, ChannelName> = { whatsapp: "WhatsApp", instagram: "Instagram", messenger: "Messenger" };

export function channelName(kind: Kind): ChannelName {
  return NAMES[kind];
}

export function kindOf(name: ChannelName): Kind {
  return name.toLowerCase() as Kind;
}

const COSTS = access.view(PAGE.creditos);

/** The cost of an answer is shown to people who see the credits. */
export function presentMessage(row: ListedMessage, { now, may }: Pick<TenantCtx, "now" | "may">): Message {
  const attemptedAt = row.attempted_at?.getTime() ?? null;
  return {
    _id: row.id,
    messageId: row.id,
    threadId: row.thread_id,
    clientId: row.contact_id,
    channel: channelName(row.thread_kind),
    role: row.role,
    author: {
      kind: row.author_kind,
      name: authorName(row),
      ...(row.kind === "note" && row.author_id ? { userId: row.author_id } : {}),
    },
    type: row.type,
    kind: row.kind,
    message: row.is_deleted ? DELETED : row.text,
    date: row.at.toISOString(),
    isDeleted: row.is_deleted,
    isEdited: row.is_edited,
    media: presentMedia(row),
    transcript: row.is_deleted ? "" : row.transcript,
    description: row.is_deleted ? "" : row.description,
    details: detailsOf(row),
    ...presentChoices(row),
    isPressed: row.button_id !== null,
    template: row.template?.name ?? "",
    reaction: row.reaction,
    quotedMessageId: row.quoted_id,
    status: row.status,
    reason: row.reason,
    canResend: canResend({ status: row.status, attemptedAt }, now),
    name: row.name,
    arguments: row.arguments,
    output: row.output,
    call_id: row.call_id ?? "",
    because: row.is_deleted ? "" : row.because,
    answerKind: row.answer_kind,
    cost: row.cost && (may?.(COSTS) ?? true) ? row.cost : null,
  };
}

/** As the contact saw them. */
function presentChoices({
  thread_kind: kind,
  text,
  buttons,
  template,
}: ListedMessage): Pick<Message, "buttons" | "list"> {
  const choices: Choice[] = buttons ?? [];
  // the buttons of a template are as they were approved
  if (template) return { buttons: choices.map(({ title }) => title), list: [] };
  const shape = shapeOf(kind, text, choices);
  if (shape === null) return { buttons: [], list: [] };
  const rows = shownChoices(shape, choices);
  if (shape !== "list") return { buttons: rows.map(({ title }) => title), list: [] };
  return { buttons: [], list: rows.map(({ title, description = "" }) => ({ title, description })) };
}

/** The quoted text is sent from here only if the quoted message is not among the messages. */
function detailsOf({ is_deleted: isDeleted, details, quoted_id: quotedId }: ListedMessage): Message["details"] {
  if (isDeleted || !details) return null;
  return quotedId ? { ...details, quoted: null } : details;
}

type ContactNames = Pick<
  ListedMessage,
  "contact_name" | "contact_lastname" | "contact_second_lastname" | "contact_push_name"
>;

export function authorName(row: ContactNames & Pick<ListedMessage, "author_kind" | "author_name">): string {
  return row.author_kind === "contact" ? fullName(row) : row.author_name;
}

export function fullName(row: ContactNames): string {
  const { contact_name: name, contact_lastname: lastname, contact_second_lastname: secondLastname } = row;
  return contactName({ name, lastname, secondLastname, pushName: row.contact_push_name });
}
