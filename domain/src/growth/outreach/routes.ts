import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessId, Id, IdParams, Nothing, named, paging, TimeCursor } from "../../kit/schema.ts";
import { NOTIFICATION_KINDS } from "./kinds.ts";
import { NewNotification, Notification, NotificationEdit } from "./schema.ts";

named({ NewNotification, Notification, NotificationEdit });

const READERS = access.view(PAGE.agenda, PAGE.contactos, PAGE.chat);
const WRITERS = access.edit(PAGE.agenda, PAGE.contactos, PAGE.chat);

export const listNotifications = route({
  name: "notification.list",
  method: "GET",
  path: "/api/notification",
  summary: "Los avisos de un contacto: programados, enviados, retirados y no enviados",
  access: READERS,
  row: "contacts",
  rowIn: "cId",
  query: z.object({ cId: Id, businessId: Id.optional() }),
  data: z.array(Notification),
});

const PLAN_PAGE = 40;

export const listPlanned = route({
  name: "notification.planned",
  method: "GET",
  path: "/api/notification/planned",
  summary:
    "Todo lo que está programado para enviarse después, en el orden en que saldrá; o lo que no se envió en 30 días, lo último primero",
  access: READERS,
  query: z.object({
    businessId: BusinessId,
    /** Only this one, if it is in the list. */
    id: Id.optional(),
    kind: z.enum(NOTIFICATION_KINDS, "El tipo de mensaje no es uno de los conocidos").optional(),
    status: z.enum(["planned", "not_sent"], "El estado debe ser planned o not_sent").default("planned"),
    limit: paging(PLAN_PAGE, 200).limit,
    after: TimeCursor.optional(),
  }),
  data: z.array(Notification),
  paged: true,
});

export const readReach = route({
  name: "notification.reach",
  method: "GET",
  path: "/api/notification/reach",
  summary: "Si un aviso de cancelación le llegaría ahora al contacto; si no, por qué",
  access: READERS,
  row: "contacts",
  rowIn: "cId",
  query: z.object({ cId: Id, businessId: Id.optional() }),
  /** Empty: it would. */
  data: z.object({ reason: z.string() }),
});

export const listAppointmentNotifications = route({
  name: "notification.listOfAppointment",
  method: "GET",
  path: "/api/appointment/:id/notification",
  summary: "Los avisos de una cita",
  access: access.view(PAGE.agenda),
  row: "appointments",
  params: IdParams,
  data: z.array(Notification),
});

export const createNotification = route({
  name: "notification.create",
  method: "POST",
  path: "/api/notification",
  summary: "Programa un mensaje para un contacto",
  access: WRITERS,
  body: z.object({ notification: NewNotification }),
  data: Notification,
  status: 201,
});

export const editNotification = route({
  name: "notification.edit",
  method: "PATCH",
  path: "/api/notification/:id",
  summary: "Cambia el texto y la hora de un mensaje programado por una persona",
  access: WRITERS,
  row: "notifications",
  params: IdParams,
  body: z.object({ notification: NotificationEdit }),
  data: Notification,
});

export const sendNotificationNow = route({
  name: "notification.sendNow",
  method: "POST",
  path: "/api/notification/:id/send",
  summary: "Envía ya un mensaje que estaba programado para después",
  access: WRITERS,
  row: "notifications",
  params: IdParams,
  data: Notification,
});

export const withdrawNotification = route({
  name: "notification.withdraw",
  method: "DELETE",
  path: "/api/notification/:id",
  summary: "Retira un mensaje programado que todavía no sale",
  access: WRITERS,
  row: "notifications",
  params: IdParams,
  data: Nothing,
});
