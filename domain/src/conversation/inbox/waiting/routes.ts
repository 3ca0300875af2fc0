import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, Id, IdParams } from "../../../kit/schema.ts";
import { Message, Thread } from "../schema.ts";
import { Assignment, Colleague, InboxSettings, NewNote, Resolution, WaitCount } from "./schema.ts";

export const countWaiting = route({
  name: "thread.countWaiting",
  method: "GET",
  path: "/api/thread/waiting",
  summary: "Cuántas conversaciones esperan a una persona",
  access: access.view(PAGE.chat),
  query: BusinessQuery,
  data: WaitCount,
});

export const listColleagues = route({
  name: "thread.colleagues",
  method: "GET",
  path: "/api/thread/colleagues",
  summary: "Personas del negocio a quienes se les puede asignar una conversación",
  access: access.view(PAGE.chat),
  query: BusinessQuery,
  data: z.array(Colleague),
});

export const assignThread = route({
  name: "thread.assign",
  method: "PUT",
  path: "/api/thread/:id/assignee",
  summary: "Asigna una conversación a alguien del negocio, o a nadie",
  access: access.edit(PAGE.chat),
  row: "threads",
  params: IdParams,
  body: z.object({ assignment: Assignment }),
  data: Thread,
});

export const resolveThread = route({
  name: "thread.resolve",
  method: "POST",
  path: "/api/thread/:id/resolve",
  summary: "Da por resuelta una conversación; se abre de nuevo cuando el cliente escribe",
  access: access.edit(PAGE.chat),
  row: "threads",
  params: IdParams,
  body: z.object({ resolution: Resolution }),
  data: Thread,
});

export const writeNote = route({
  name: "thread.note",
  method: "POST",
  path: "/api/thread/:id/notes",
  summary: "Deja una nota para el equipo en la conversación; el cliente no la recibe",
  access: access.edit(PAGE.chat),
  row: "threads",
  params: IdParams,
  body: z.object({ note: NewNote }),
  data: Message,
  status: 201,
});

export const deleteNote = route({
  name: "thread.deleteNote",
  method: "DELETE",
  path: "/api/thread/notes/:id",
  summary: "Borra una nota: la propia, o quien es dueño cualquiera",
  access: access.edit(PAGE.chat),
  row: "messages",
  params: IdParams,
  data: z.object({ _id: Id }),
});

export const getInboxSettings = route({
  name: "inboxSettings.get",
  method: "GET",
  path: "/api/inbox-settings",
  summary: "Cuándo se avisa de quien espera",
  access: access.view(PAGE.chat),
  query: BusinessQuery,
  data: InboxSettings,
});

export const editInboxSettings = route({
  name: "inboxSettings.edit",
  method: "PUT",
  path: "/api/inbox-settings",
  summary: "Cambia cuándo se avisa de quien espera",
  access: access.edit(PAGE.negocio),
  body: z.object({ businessId: Id, settings: InboxSettings }),
  data: InboxSettings,
});
