// Conversations with contacts: threads, their messages, and the status of each message
// (contract/conversation#the-inbox).
import * as z from "zod";
import { ContactType } from "../../business/contacts/schema.ts";
import { MediaUrl } from "../../ground/files/schema.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, Id, optionalText, text } from "../../kit/schema.ts";
import { MessageDetails } from "./details/schema.ts";
import { Holder } from "./handover/schema.ts";
import { MOST_OF_CAPTION } from "./media/carried.ts";
import { Media } from "./media/schema.ts";
import { ANSWER_KINDS } from "./waiting/answer-kind.ts";

/** As the documents name them; in the API, 'Facebook' means Messenger. */
export const ChannelName = z.enum(["WhatsApp", "Instagram", "Messenger"]);
export type ChannelName = z.infer<typeof ChannelName>;

export const MESSAGE_STATUSES = ["queued", "sending", "sent", "delivered", "read", "failed", "unknown"] as const;
/** `unknown`: the call was cut before its answer; a later status decides, or a person does (D-15.1). */
export const MessageStatus = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MESSAGE_KINDS = [
  "text",
  "image",
  "audio",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "order",
  "form",
  "call_permission",
  "unsupported",
  "system",
  // Internal notes of the business: no channel ever carries them.
  "note",
] as const;

/** `system`: the product itself wrote, such as a reminder. */
const Author = z.object({
  kind: z.enum(["contact", "assistant", "person", "system"]),
  name: z.string(),
  /** Of a note: who may delete it. */
  userId: Id.optional(),
});

/** The cost of a language model's answer: credits of this model, and tokens. */
export const AnswerCost = z.object({
  model: z.enum(["gpt_model", "reasoning_model"]),
  credits: z.number(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});
export type AnswerCost = z.infer<typeof AnswerCost>;

export const Message = z.object({
  _id: Id,
  /** The same as `_id`: the id in `new_message` and `quotedMessageId`. */
  messageId: Id,
  threadId: Id,
  clientId: Id,
  channel: ChannelName,
  /** `assistant` is the side of the business, for every author. */
  role: z.enum(["user", "assistant"]),
  author: Author,
  type: z.enum(["message", "function_call", "function_call_output"]),
  kind: z.enum(MESSAGE_KINDS),
  message: z.string(),
  date: DateTime,
  isDeleted: z.boolean(),
  isEdited: z.boolean(),
  media: Media.nullable(),
  /** The transcript of audio, if a language model wrote one; empty otherwise. */
  transcript: z.string(),
  /** The description of a picture, if a language model wrote one; empty otherwise. */
  description: z.string(),
  /** What it carries besides its words; null for most. */
  details: MessageDetails.nullable(),
  /** Titles of the buttons that it was sent with. */
  buttons: z.array(z.string()),
  /** The entries of the list that it was sent with; empty without one. */
  list: z.array(z.object({ title: z.string(), description: z.string() })),
  /** The contact did not type it, but pressed a button or chose from a list. */
  isPressed: z.boolean(),
  /** The name of the template that it was sent as; empty without one. */
  template: z.string(),
  /** The other side's emoji reaction; empty without one. */
  reaction: z.string(),
  quotedMessageId: Id.nullable(),
  /** Null for incoming messages and for tool calls. */
  status: MessageStatus.nullable(),
  /** Why it was not sent, in Spanish; empty otherwise. */
  reason: z.string(),
  canResend: z.boolean(),
  /** Of tool calls: name, JSON of the arguments, JSON of the answer. */
  name: z.string(),
  arguments: z.string(),
  output: z.string(),
  call_id: z.string(),
  /** Why this assistant answered and no other, in Spanish; empty for messages of other authors. */
  because: z.string(),
  /** The kind of an assistant's answer; null for messages of other authors. */
  answerKind: z.enum(ANSWER_KINDS).nullable(),
  /** Null for callers who may not see the credits, and where no language model answered. */
  cost: AnswerCost.nullable(),
});
export type Message = z.infer<typeof Message>;

export const ThreadClient = z.object({
  _id: Id,
  name: z.string(),
  lastname: z.string(),
  secondLastname: z.string(),
  pushName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  countryCodeExt: z.string(),
  type: ContactType,
  noRespond: z.boolean(),
});

export const Thread = z.object({
  _id: Id,
  businessId: Id,
  channelId: Id,
  channel: ChannelName,
  clientId: Id,
  client: ThreadClient,
  clientName: z.string(),
  /** The last message only. */
  messages: z.array(
    z.object({
      messageId: Id,
      role: z.enum(["user", "assistant"]),
      author: Author,
      message: z.string(),
      date: DateTime,
      isDeleted: z.boolean(),
      /** Only when it needs attention: it was not sent, or the outcome is unknown. */
      status: z.enum(["failed", "unknown"]).nullable(),
    }),
  ),
  /** For contacts who wait for a person: their last message. Null for all others. */
  lastWords: z.object({ message: z.string(), date: DateTime, isDeleted: z.boolean() }).nullable(),
  /** False when a person has not read it and should: the opposite of `isForPeople`. */
  isRead: z.boolean(),
  /** How many messages no person opened. */
  unreadCount: z.int(),
  /**
   * Whether a person has to read it: it has unread messages, and waits for a person, or the last message has no answer
   * and none is planned.
   */
  isForPeople: z.boolean(),
  instagramAccountId: z.string().nullable(),
  messengerId: z.string().nullable(),
  remoteJid: z.string(),
  /** The end of the window for free text (D-8.6); null when the contact never wrote. */
  freeUntil: DateTime.nullable(),
  /**
   * The end of the window for a person of the business: longer on Messenger and Instagram; null when the contact never
   * wrote.
   */
  peopleUntil: DateTime.nullable(),
  /** A person answers here: the assistant stays silent until then. */
  personUntil: DateTime.nullable(),
  /** Who else holds the conversation: no one here answers, and nothing automatic is sent. Null: it is ours. */
  heldBy: Holder.nullable(),
  /** A person wants it, and their next message takes control. */
  isClaimed: z.boolean(),
  /** Another application held it before: it can be given back. */
  mayGiveBack: z.boolean(),
  /** The assistant gave the conversation to a person, who has not returned it. */
  handedOverAt: DateTime.nullable(),
  handOverReason: z.string(),
  /** Why the assistant did not answer the last message, in Spanish; empty otherwise. */
  silenceReason: z.string(),
  /** When the assistant will answer. */
  answerDueAt: DateTime.nullable(),
  /** Since when the contact waits for a person; null: they do not. */
  waitingSince: DateTime.nullable(),
  /** The answer of the assistant that called the person, in Spanish; empty where it was no answer. */
  waitReason: z.string(),
  /** The person of the business who has the conversation. */
  assignee: z.object({ userId: Id, name: z.string() }).nullable(),
  /** A note mentions the caller, who has not opened it since. */
  isMentioned: z.boolean(),
  /** Closed until the contact writes again. */
  resolvedAt: DateTime.nullable(),
});
export type Thread = z.infer<typeof Thread>;

/** A search result: the text around the words, and their positions in it. */
export const FoundMessage = z.object({
  messageId: Id,
  threadId: Id,
  clientId: Id,
  clientName: z.string(),
  channel: ChannelName,
  role: z.enum(["user", "assistant"]),
  author: Author,
  date: DateTime,
  excerpt: z.string(),
  /** By characters of the excerpt, in its order; `to` is the first unmarked one. */
  marks: z.array(z.object({ from: z.int(), to: z.int() })),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

/** Where counting ends: '99+' */
export const MOST_UNREAD = 100;

/** WhatsApp's limits for messages with buttons. */
export const MOST_BUTTONS = 3;
export const MOST_OF_TITLE = 20;
export const MOST_WITH_BUTTONS = 1024;

/** WhatsApp's limit for one text. */
export const MOST_CHARACTERS = 4096;

export const ChannelOfMessage = z
  .enum(["WhatsApp", "Instagram", "Messenger", "Facebook"], "El canal no es uno de los conocidos")
  .default("WhatsApp")
  .transform((name): ChannelName => (name === "Facebook" ? "Messenger" : name));
export const ClientKey = z.uuid("La clave del mensaje no es válida");

/** The documents' screens send '' without a quote. */
const QuotedId = z.union([z.literal("").transform(() => null), Id]).nullish();

export const NewMessage = z.object({
  businessId: Id,
  clientId: reference("client"),
  channel: ChannelOfMessage,
  text: text(1, MOST_CHARACTERS, "El mensaje"),
  /** Chosen by the client: the same key again is the same message. */
  clientKey: ClientKey.optional(),
  quotedMessageId: QuotedId,
});
export type NewMessage = z.infer<typeof NewMessage>;

export const NewMediaMessage = z
  .object({
    businessId: Id,
    clientId: reference("client"),
    channel: ChannelOfMessage,
    /** Of a file that is prepared for sending. */
    fileId: Id.nullish(),
    /** Or the URL of one of the business's own files, as resources have them. */
    url: MediaUrl.nullish(),
    /** Its name for the receiver; that of the file by default. */
    filename: optionalText(200, "El nombre del archivo"),
    caption: optionalText(MOST_OF_CAPTION, "El texto"),
    /** A voice note: only for audio. */
    voice: z.boolean("Debe ser true o false").default(false),
    clientKey: ClientKey.optional(),
    quotedMessageId: QuotedId,
  })
  .refine((message) => Boolean(message.fileId) !== Boolean(message.url), {
    message: "Falta decir qué archivo se envía",
    path: ["fileId"],
  });
export type NewMediaMessage = z.infer<typeof NewMediaMessage>;

export const NO_THREAD = "No se encontró la conversación";

/**
 * A contact's message is stored. `buttonId`: the pressed button, by the id that it was sent with; null for words. A
 * handler checks who owns what it names, since the contact controls the id. `isHandled`: the module that sent the
 * button answers the press, and no other.
 */
export const MessageReceived = event<{
  threadId: string;
  messageId: string;
  contactId: string;
  buttonId: string | null;
  isHandled: boolean;
}>("message-received");
/** A contact sent the cart of a catalogue. */
export const CartReceived = event<{ threadId: string; messageId: string; contactId: string }>("cart-received");
/** The name of a contact that the channel knows only by its own id is still unknown. */
export const ProfileWanted = event<{ contactId: string; channelId: string; userId: string }>("profile-wanted");
/** A message waits to be sent in this thread. */
export const MessageQueued = event<{ threadId: string; messageId: string }>("message-queued");
/** The contact's message is taken care of: by the assistant that will answer, or by a person who opened it. */
export const MessagesTaken = event<{ threadId: string; by: "assistant" | "person" }>("messages-taken");
/** A check of a send without a recorded outcome is due. `token` names the attempt. */
export const SendOverdue = event<{ messageId: string; token: string }>("send-overdue");
