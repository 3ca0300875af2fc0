import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { bareNumber } from "../../kit/phone-digits.ts";
import { reference } from "../../kit/reference.ts";
import { access, fileRoute, route } from "../../kit/route.ts";
import { BusinessQuery, DateTime, Id, IdParams, Nothing, named, paging } from "../../kit/schema.ts";
import { SendTemplate } from "../templates/schema.ts";
import { LARGEST_MEDIA } from "./media/carried.ts";
import { Media, ReadyFile } from "./media/schema.ts";
import { FoundMessage, Message, NewMediaMessage, NewMessage, Thread } from "./schema.ts";

named({ FoundMessage, Media, Message, NewMediaMessage, NewMessage, ReadyFile, SendTemplate, Thread });

export const listThreads = route({
  name: "thread.list",
  method: "GET",
  path: "/api/thread",
  summary: "Conversaciones del negocio, las más recientes primero",
  access: access.view(PAGE.chat),
  query: BusinessQuery.extend({
    ...paging(20, 100),
    category: z
      .enum(
        ["all", "WhatsApp", "Instagram", "Messenger", "unread", "waiting", "mine"],
        "El filtro no es uno de los conocidos",
      )
      .default("all"),
    name: z.string().trim().max(100, "La búsqueda debe tener máximo 100 caracteres").default(""),
    /** Only those with this contact: for a screen that shows one conversation. */
    clientId: Id.optional(),
  }),
  data: z.object({ threads: z.array(Thread), hasMore: z.boolean() }),
});

const digits = z
  .string()
  .max(40, "El número es demasiado largo")
  .overwrite((value) => bareNumber(value) ?? value)
  .regex(/^\+?\d{1,20}$/, "El número solo puede llevar dígitos");

/**
 * `before` and `after` in the answer are the values of `before` (or `currentMessageDate`) and `after` for the
 * neighbouring pages.
 */
const MessagePage = z.object({
  messages: z.array(Message),
  hasMore: z.boolean(),
  before: DateTime.nullable(),
  hasNewer: z.boolean(),
  after: DateTime.nullable(),
});

export const searchMessages = route({
  name: "message.search",
  method: "GET",
  path: "/api/thread/messages/search",
  summary: "Mensajes de todas las conversaciones que contienen unas palabras, los más recientes primero",
  access: access.view(PAGE.chat),
  query: BusinessQuery.extend({
    text: z.string().trim().min(1, "Escribe qué buscar").max(100, "La búsqueda debe tener máximo 100 caracteres"),
    /** The last one of the page before. */
    before: Id.optional(),
    limit: paging(20, 50).limit,
  }),
  data: z.object({ messages: z.array(FoundMessage), hasMore: z.boolean() }),
});

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
    after: DateTime.optional(),
    /** The page with this message in the middle. */
    around: Id.optional(),
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

export const countUnread = route({
  name: "thread.countUnread",
  method: "GET",
  path: "/api/thread/unread",
  summary: "Cuántos contactos escribieron algo que una persona debe leer; se cuentan hasta 100",
  access: access.view(PAGE.chat),
  query: BusinessQuery,
  data: z.object({ count: z.int() }),
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

export const uploadMedia = fileRoute({
  name: "message.uploadMedia",
  method: "POST",
  path: "/api/thread/files",
  summary: "Sube un archivo para enviarlo en una conversación; lo que no se envía en un día se borra",
  access: access.edit(PAGE.chat),
  file: { field: "file", most: LARGEST_MEDIA },
  data: ReadyFile,
  status: 201,
  rate: "write",
});

export const sendMedia = route({
  name: "message.sendMedia",
  method: "POST",
  path: "/api/thread/media",
  summary: "Envía un archivo a un contacto, con o sin texto al pie",
  access: access.edit(PAGE.chat),
  body: z.object({ message: NewMediaMessage }),
  data: Message,
  status: 201,
});

export const fetchMedia = route({
  name: "message.fetchMedia",
  method: "POST",
  path: "/api/thread/messages/:id/media",
  summary: "Descarga otra vez de WhatsApp el archivo de un mensaje que no se pudo descargar",
  access: access.edit(PAGE.chat),
  row: "messages",
  params: IdParams,
  data: Message,
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
