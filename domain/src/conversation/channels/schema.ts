// Where a business is reached: its numbers and accounts at WhatsApp, Instagram and Messenger (D-15.4, D-8.1).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { DateTime, Id, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";

export const ChannelKind = z.enum(["whatsapp", "instagram", "messenger"], "El canal no es uno de los conocidos");
export type ChannelKind = z.infer<typeof ChannelKind>;

export const ChannelStatus = z.enum(["connected", "disconnected", "error"]);
export type ChannelStatus = z.infer<typeof ChannelStatus>;

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
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Channel = z.infer<typeof Channel>;

/** Another business proved the number of this channel, whose own key no longer opens it. */
export const NumberDisplaced = event<{ channelId: string }>("number-displaced");

/** The bytes of webhooks are stored; whose they are is not known yet. Those that came together are read together. */
export const WebhookReceived = event<{ deliveryIds: string[] }>("webhook-received");
