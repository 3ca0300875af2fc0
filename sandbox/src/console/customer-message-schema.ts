import { z } from "zod";
import { looksLikePhone } from "../world/phone.ts";

const id = z.string().min(1, "Falta el id del mensaje.").max(255);
const choice = z.strictObject({ id, title: z.string(), description: z.string().optional() });

/** What a person at the console may send to a business. `text` is the caption of the kinds that are not text. */
export const customerMessageSchema = z
  .strictObject({
    channel: z.literal("whatsapp", { error: "El canal debe ser 'whatsapp'." }),
    to: z.string({ error: "Falta el número del negocio ('to')." }).min(1, "Falta el número del negocio ('to')."),
    from: z
      .string({ error: "Falta tu número ('from')." })
      .refine(looksLikePhone, "Tu número ('from') debe tener 10 dígitos, o de 8 a 15 con el código de país."),
    name: z.string().trim().max(120, "El nombre es demasiado largo.").optional(),
    text: z.string().max(4096, "El mensaje tiene más de 4,096 caracteres.").default(""),
    type: z
      .enum(
        [
          "text",
          "image",
          "audio",
          "video",
          "document",
          "sticker",
          "location",
          "button_reply",
          "list_reply",
          "button",
          "reaction",
          "revoke",
          "edit",
          "contacts",
          "order",
          "form",
          "call_permission",
          "poll",
          "unsupported",
        ],
        { error: "Ese tipo de mensaje no existe." },
      )
      .default("text"),
    /** The message's id; the same id again is the same message delivered twice. */
    id: id.optional(),
    /** When the message was written, in ISO 8601. Defaults to now. */
    at: z.iso.datetime({ offset: true, error: "La fecha ('at') no es válida." }).optional(),
    /** The spelling of the number that WhatsApp uses, if it differs from `from`. */
    waId: z
      .string()
      .regex(/^\d{8,15}$/)
      .optional(),
    /** A person with a user name hides the number: the webhook has neither `from` nor `wa_id`. */
    username: z.string().min(1).max(60).optional(),
    replyTo: id.optional(),
    /** The group where the message was sent, instead of the chat with the business. */
    groupId: z.string().min(1).max(200).optional(),
    media: z
      .strictObject({
        base64: z.base64("El archivo no viene en base64.").optional(),
        mimeType: z.string().optional(),
        filename: z.string().max(240).optional(),
        voice: z.boolean().optional(),
      })
      .optional(),
    location: z
      .strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        name: z.string().optional(),
        address: z.string().optional(),
      })
      .optional(),
    choice: choice.optional(),
    reaction: z.strictObject({ messageId: id, emoji: z.string().max(16).optional() }).optional(),
    revoke: z.strictObject({ messageId: id }).optional(),
    /** `text` is the new text of the message. */
    edit: z.strictObject({ messageId: id }).optional(),
    contacts: z
      .array(z.strictObject({ name: z.string().min(1), phone: z.string().min(1) }))
      .min(1)
      .max(10)
      .optional(),
    referral: z.record(z.string(), z.unknown()).optional(),
    forwarded: z.enum(["yes", "often"]).optional(),
    order: z
      .strictObject({
        items: z
          .array(z.strictObject({ productId: z.string(), quantity: z.int().min(1), price: z.number().min(0) }))
          .min(1),
      })
      .optional(),
    /** The values of the form, by field name. */
    form: z.record(z.string(), z.unknown()).optional(),
    /** Whether the business may call. */
    callPermission: z.boolean().optional(),
  })
  .superRefine((message, context) => {
    const missing = missingPart(message);
    if (missing) context.addIssue({ code: "custom", message: missing });
  });

export type CustomerMessage = z.infer<typeof customerMessageSchema>;

type Parts = {
  type: string;
  text: string;
  location?: unknown;
  choice?: unknown;
  reaction?: unknown;
  revoke?: unknown;
  edit?: unknown;
  contacts?: unknown;
  order?: unknown;
  form?: unknown;
};

function missingPart(message: Parts): string | undefined {
  switch (message.type) {
    case "text":
      return message.text.trim() === "" ? "Escribe un mensaje ('text')." : undefined;
    case "location":
      return message.location ? undefined : "Falta la ubicación ('location').";
    case "button_reply":
    case "list_reply":
    case "button":
      return message.choice ? undefined : "Falta la opción elegida ('choice').";
    case "reaction":
      return message.reaction ? undefined : "Falta la reacción ('reaction').";
    case "edit":
      if (!message.edit) return "Falta qué mensaje se corrige ('edit').";
      return message.text.trim() === "" ? "Escribe cómo queda el mensaje ('text')." : undefined;
    case "contacts":
      return message.contacts ? undefined : "Faltan los contactos ('contacts').";
    case "order":
      return message.order ? undefined : "Falta el pedido ('order').";
    case "form":
      return message.form ? undefined : "Faltan las respuestas ('form').";
    case "revoke":
      return message.revoke ? undefined : "Falta qué mensaje se elimina ('revoke').";
    default:
      return undefined;
  }
}
