import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, DateTime, Id, IdParams, Nothing, named, paging } from "../../kit/schema.ts";
import { SendTemplate } from "../templates/schema.ts";
import { Message, NewMessage, Thread } from "./schema.ts";

named({ Message, NewMessage, SendTemplate, Thread });

export const listThreads = route({
  name: "thread.list",
  method: "GET",
  path: "/api/thread",
  summary: "Conversaciones del negocio, las más recientes primero",
  access: access.view(PAGE.chat),
  query: BusinessQuery.extend({
    ...paging(20, 100),
    category: z
      .enum(["all", "WhatsApp", "Instagram", "Messenger", "unread"], "El filtro no es uno de los conocidos")
      .default("all"),
    name: z.string().trim().max(100, "La búsqueda debe tener máximo 100 caracteres").default(""),
    /** Only those with this contact: for a screen that shows one conversation. */
    clientId: Id.optional(),
  }),
  data: z.object({ threads: z.array(Thread), hasMore: z.boolean() }),
});

const digits = z.string().regex(/^[\d\s()+-]{1,20}$/, "El número solo puede llevar dígitos");

/** `before` in the answer is what `before` (or `currentMessageDate`) asks for the page above. */
const MessagePage = z.object({ messages: z.array(Message), hasMore: z.boolean(), before: DateTime.nullable() });

export const listMessages = route({
  name: "message.list",
  method: "GET",
  path: "/api/thread/messages",
  summary: "Mensajes con un contacto, del más antiguo al más reciente de la página",
  access: access.view(PAGE.chat),
  query: BusinessQuery.extend({
    clientId: Id.optional(),
    whatsapp: digits.optional(),
    countryCode: digits.optional(),
    countryCodeExt: digits.optional(),
    instagramAccountId: z.string().max(100).optional(),
    messengerId: z.string().max(100).optional(),
    includeLogs: z.stringbool("Debe ser true o false").default(false),
    currentMessageDate: DateTime.optional(),
    before: DateTime.optional(),
    limit: paging(30, 100).limit,
  }).refine(
    (query) => query.clientId || query.whatsapp || query.instagramAccountId || query.messengerId,
    "Falta decir de qué contacto (clientId, whatsapp, instagramAccountId o messengerId)",
  ),
  data: MessagePage,
  flat: true,
});

export const listMessagesOfNumber = route({
  name: "message.listOfNumber",
  method: "GET",
  path: "/api/threadMessages/:whatsapp",
  summary: "Los últimos mensajes con un número",
  access: access.view(PAGE.chat),
  params: z.object({ whatsapp: digits }),
  query: z.object({
    businessId: Id.optional(),
    countryCode: digits.optional(),
    countryCodeExt: digits.optional(),
    before: DateTime.optional(),
    limit: paging(100, 100).limit,
  }),
  data: MessagePage,
  flat: true,
});

export const markRead = route({
  name: "thread.markRead",
  method: "PATCH",
  path: "/api/thread/messages",
  summary: "Marca como leída la conversación con un contacto",
  access: access.view(PAGE.chat),
  body: z.object({ businessId: Id, clientId: reference("client") }),
  data: z.object({ clientId: Id, unreadCount: z.literal(0) }),
});

export const deleteThread = route({
  name: "thread.delete",
  method: "DELETE",
  path: "/api/thread/:id",
  summary: "Elimina una conversación con todos sus mensajes; el contacto se queda",
  access: access.remove(PAGE.chat),
  row: "threads",
  params: IdParams,
  data: Nothing,
});

export const sendMessage = route({
  name: "message.send",
  method: "POST",
  path: "/api/thread/messages",
  summary: "Escribe a un contacto; el asistente deja la conversación a la persona",
  access: access.edit(PAGE.chat),
  body: z.object({ message: NewMessage }),
  data: Message,
  status: 201,
});

export const sendTemplate = route({
  name: "message.sendTemplate",
  method: "POST",
  path: "/api/thread/template",
  summary: "Escribe a un contacto con una plantilla aprobada, también después de las 24 horas",
  access: access.edit(PAGE.chat),
  body: z.object({ message: SendTemplate }),
  data: Message,
  status: 201,
});

export const resendMessage = route({
  name: "message.resend",
  method: "POST",
  path: "/api/thread/messages/:id/resend",
  summary: "Envía otra vez un mensaje que no salió o del que no se supo",
  access: access.edit(PAGE.chat),
  row: "messages",
  params: IdParams,
  data: Message,
});
