// Where a business is reached: its numbers and accounts at WhatsApp, Instagram and Messenger (D-15.4, D-8.1).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { BusinessId, DateTime, Id, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { ChannelAnswering } from "./answering/schema.ts";

export const ChannelKind = z.enum(["whatsapp", "instagram", "messenger"], "El canal no es uno de los conocidos");
export type ChannelKind = z.infer<typeof ChannelKind>;

export const ChannelStatus = z.enum(["connected", "disconnected", "error"]);
export type ChannelStatus = z.infer<typeof ChannelStatus>;

/** How Meta says that the account stands; `left`: its owner took the installation out over there. */
export const ChannelStanding = z.enum(["good", "warned", "restricted", "banned", "left"]);
export type ChannelStanding = z.infer<typeof ChannelStanding>;

/** How a number does, at a glance; `reasons` are Spanish, the gravest first, empty while it is green. */
export const ChannelHealth = z.object({ light: z.enum(["green", "yellow", "red"]), reasons: z.array(z.string()) });
export type ChannelHealth = z.infer<typeof ChannelHealth>;

/** What Meta told of the number or its account. */
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

/** The number itself stays: another number is another channel. */
export const ChannelEdit = NewChannel.pick({ wabaId: true, accessToken: true })
  .partial()
  .extend({ updatedAt: UpdatedAt });
export type ChannelEdit = z.infer<typeof ChannelEdit>;

/** The token itself never goes out: `tokenState` says that there is one (D-15.4). */
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
  /** When it is looked at again by itself; null while it is connected. */
  checkAt: DateTime.nullable(),
  health: ChannelHealth,
  answering: ChannelAnswering,
  quality: z.enum(["", "GREEN", "YELLOW", "RED"]),
  /** As Meta names it, such as TIER_1K; '' while unknown. */
  messagingLimit: z.string(),
  /** Null for a key without end, or while nobody could say. */
  tokenExpiresAt: DateTime.nullable(),
  /** It also lives in the phone's own app. */
  isCoexistence: z.boolean(),
  /** How much of the phone's conversations has come over, 0 to 100; null when none was asked for. */
  historyPercent: z.int().nullable(),
  /** Messages that wait until it is connected again. */
  waiting: z.int(),
  /** The latest ten, newest first. */
  notices: z.array(ChannelNotice),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Channel = z.infer<typeof Channel>;

/** What Meta sends a person back with, from its own sign-up. */
export const SignUpReturn = z.object({
  businessId: BusinessId,
  code: text(1, 2048, "El código de Meta"),
  state: text(1, 200, "El código de regreso"),
});
export type SignUpReturn = z.infer<typeof SignUpReturn>;

/** To whom a test goes: a number that its sender has at hand. */
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

/** How far the test has come: `status` as of any message. */
export const TestSent = z.object({
  messageId: Id,
  clientId: Id,
  status: z.enum(["queued", "sending", "sent", "delivered", "read", "failed", "unknown"]),
  reason: z.string(),
});
export type TestSent = z.infer<typeof TestSent>;

/** Another business proved the number of this channel, whose own key no longer opens it. */
export const NumberDisplaced = event<{ channelId: string }>("number-displaced");

/** Time to look after a number: one that fell out, or whose key may end. `at` names the plan (epoch ms). */
export const ChannelCheckDue = event<{ channelId: string; at: number }>("channel-check-due");

/** A number that had fallen out is connected again, or was given up: what waited for it goes out, or does not. */
export const ChannelSettled = event<{ channelId: string }>("channel-settled");

/** The key of a number ends soon: its owners are written to. `days` left when this was planned: 14, 7 or 1. */
export const TokenEnding = event<{ channelId: string; days: number; expiresAt: number }>("token-ending");

/** The bytes of webhooks are stored; whose they are is not known yet. Those that came together are read together. */
export const WebhookReceived = event<{ deliveryIds: string[] }>("webhook-received");
