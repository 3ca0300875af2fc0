// Quick replies: frequent texts with a short name (contract/conversation#quick-replies).
import * as z from "zod";
import { messageText } from "../../business/contacts/message-text/message-text.ts";
import { CONTACT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineResource } from "../../kit/resource.ts";

export const quickReplies = defineResource({
  name: "quickReply",
  table: "quick_replies",
  noun: { one: "respuesta rápida", many: "respuestas rápidas", gender: "f" },
  page: PAGE.chat,
  fields: {
    shortcut: z
      .string("Este campo es requerido")
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9ñáéíóúü_-]{1,30}$/, "El atajo lleva de 1 a 30 letras, números o guiones, sin espacios"),
    text: messageText({ min: 1, max: 2000 }, CONTACT_VARIABLES, "El texto"),
  },
  sorts: ["shortcut", "createdAt"],
  searched: ["shortcut", "text"],
  example: ({ mark, next }) => ({
    shortcut: `atajo-${next()}`,
    text: `Hola, te escribe tu salón ${mark}`,
  }),
});

export type QuickReply = z.output<typeof quickReplies.Row>;
export type NewQuickReply = z.output<typeof quickReplies.New>;
