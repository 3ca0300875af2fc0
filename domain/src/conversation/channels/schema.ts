// Where a business is reached: its numbers and accounts at WhatsApp, Instagram and Messenger (D-15.4, D-8.1).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { BusinessId, DateTime, Id, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { ChannelAnswering } from "./answering/schema.ts";

export const ChannelKind = z.enum(["whatsapp", "instagram", "messenger"], "El canal no es uno de los conocidos");
export type ChannelKind = z.infer<typeof ChannelKind>;

export const ChannelStatus = z.enum(["connected", "disconnected", "error"]);
export type ChannelStatus = z.infer<typeof ChannelStatus>;

/** Meta's status of the account; `left`: its owner removed the installation at Meta. */
export const ChannelStanding = z.enum(["good", "warned", "restricted", "banned", "left"]);
export type ChannelStanding = z.infer<typeof ChannelStanding>;

/** The health of a number in short; `reasons` are Spanish, the gravest first, empty while it is green. */
export const ChannelHealth = z.object({ light: z.enum(["green", "yellow", "red"]), reasons: z.array(z.string()) });
export type ChannelHealth = z.infer<typeof ChannelHealth>;

/** Meta's notices about the number or its account. */
export const ChannelNotice = z.object({
  _id: Id,
  text: z.string(),
  tone: z.enum(["info", "warning", "error"]),
  at: DateTime,
});
export type ChannelNotice = z.infer<typeof ChannelNotice>;

function metaId(what: string) {
  return z
    .string(REQUIRED)
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .regex(/^\d{5,20}$/, `${what} debe tener de 5 a 20 dígitos`);
}

const AccessToken = text(8, 4096, "La clave de acceso").regex(/^\S+$/, "La clave de acceso no lleva espacios");

export const NewChannel = z.object({
  businessId: Id,
  kind: ChannelKind,
  phoneNumberId: metaId("El identificador del número"),
  wabaId: metaId("El identificador de la cuenta de WhatsApp"),
  accessToken: AccessToken,
});
export type NewChannel = z.infer<typeof NewChannel>;

/** The number itself cannot change: another number is another channel. */
export const ChannelEdit = NewChannel.pick({ wabaId: true, accessToken: true })
  .partial()
  .extend({ updatedAt: UpdatedAt });
export type ChannelEdit = z.infer<typeof ChannelEdit>;

/** The token itself is never sent: `tokenState` says that there is one (D-15.4). */
export const Channel = z.object({
  _id: Id,
  businessId: Id,
  kind: ChannelKind,
  phoneNumberId: z.string(),
  wabaId: z.string(),
  displayPhoneNumber: z.string(),
  verifiedName: z.string(),
  status: ChannelStatus,
  /** Why it is not connected, in words for the owner; empty while it is. */
  reason: z.string(),
  tokenState: z.literal("conectado").nullable(),
  checkedAt: DateTime.nullable(),
  /** The time of the next automatic check; null while it is connected. */
  checkAt: DateTime.nullable(),
  health: ChannelHealth,
  answering: ChannelAnswering,
  quality: z.enum(["", "GREEN", "YELLOW", "RED"]),
  /** As Meta names it, such as TIER_1K; '' while unknown. */
  messagingLimit: z.string(),
  /** Null for a key without end, or while it is unknown. */
  tokenExpiresAt: DateTime.nullable(),
  /** It is also used in the phone's own app. */
  isCoexistence: z.boolean(),
  /** How much of the phone's conversations is imported, 0 to 100; null when no import was requested. */
  historyPercent: z.int().nullable(),
  /** Messages that wait until it is connected again. */
  waiting: z.int(),
  /** The latest ten, newest first. */
  notices: z.array(ChannelNotice),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Channel = z.infer<typeof Channel>;

/** The parameters when Meta's sign-up sends a person back. */
export const SignUpReturn = z.object({
  businessId: BusinessId,
  code: text(1, 2048, "El código de Meta"),
  state: text(1, 200, "El código de regreso"),
});
export type SignUpReturn = z.infer<typeof SignUpReturn>;

/** The receiver of a test: a number that its sender can check. */
export const TestMessage = z.object({
  countryCode: z
    .string()
    .regex(/^\d{1,4}$/, "El código de país no es válido")
    .default("52"),
  whatsapp: z
    .string(REQUIRED)
    .transform((number) => number.replace(/[\s()+-]/g, ""))
    .pipe(z.string().regex(/^\d{8,13}$/, "El número debe tener de 8 a 13 dígitos")),
});
export type TestMessage = z.infer<typeof TestMessage>;

/** The status of the test: `status` as for any message. */
export const TestSent = z.object({
  messageId: Id,
  clientId: Id,
  status: z.enum(["queued", "sending", "sent", "delivered", "read", "failed", "unknown"]),
  reason: z.string(),
});
export type TestSent = z.infer<typeof TestSent>;

/** Another business proved that it has the number of this channel; the old key no longer works. */
export const NumberDisplaced = event<{ channelId: string }>("number-displaced");

/** A check of a number is due: a disconnected one, or one whose key may expire. `at` names the plan (epoch ms). */
export const ChannelCheckDue = event<{ channelId: string; at: number }>("channel-check-due");

/** A disconnected number is connected again, or was given up: its pending messages are sent, or not. */
export const ChannelSettled = event<{ channelId: string }>("channel-settled");

/** The key of a number expires soon: its owners get a message. `days` left when this was planned: 14, 7 or 1. */
export const TokenEnding = event<{ channelId: string; days: number; expiresAt: number }>("token-ending");

/** The bytes of webhooks are stored; their owner is not known yet. Those that arrived together are read together. */
export const WebhookReceived = event<{ deliveryIds: string[] }>("webhook-received");
