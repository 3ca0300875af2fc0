import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, Nothing, named } from "../../kit/schema.ts";
import { NewNotification, Notification } from "./schema.ts";

named({ NewNotification, Notification });

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
