import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import type { ScheduleSwitch } from "../../ground/identity/schema.ts";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams, Nothing, named } from "../../kit/schema.ts";
import { Repeat, Repeated } from "./repeat/schema.ts";
import {
  AgendaEntry,
  AgendaQuery,
  Appointment,
  AppointmentEdit,
  Block,
  BlockEdit,
  ClientHistory,
  HistoryEntry,
  NewAppointment,
  NewBlock,
  SlotQuery,
  Slots,
  StatusChange,
} from "./schema.ts";

named({
  AgendaEntry,
  Appointment,
  AppointmentEdit,
  Block,
  BlockEdit,
  ClientHistory,
  NewAppointment,
  NewBlock,
  Repeated,
  Slots,
  StatusChange,
});

/** In the agenda, for people with this switch of it (D-2.3). */
const switched = (schedule: ScheduleSwitch, action: "edit" | "delete" = "edit") =>
  access.schedule(PAGE.agenda, schedule, action);

export const listAgenda = route({
  name: "appointment.list",
  method: "GET",
  path: "/api/appointment",
  summary: "Citas y bloqueos entre dos fechas; con búsqueda, las citas de esos clientes",
  access: access.view(PAGE.agenda),
  query: AgendaQuery,
  data: z.array(AgendaEntry),
});

export const populateAppointments = route({
  name: "appointment.populate",
  method: "GET",
  path: "/api/appointment/populate",
  summary: "Las citas de un contacto, con sus servicios, sucursales y especialistas",
  access: access.view(PAGE.agenda, PAGE.contactos, PAGE.chat),
  row: "contacts",
  rowIn: "clientId",
  query: z.object({ clientId: Id, businessId: Id.optional() }),
  data: ClientHistory,
  flat: true,
});

export const getAppointment = route({
  name: "appointment.get",
  method: "GET",
  path: "/api/appointment/:id",
  summary: "Una cita",
  access: access.view(PAGE.agenda),
  row: "appointments",
  params: IdParams,
  data: Appointment,
});

export const appointmentHistory = route({
  name: "appointment.history",
  method: "GET",
  path: "/api/appointment/:id/history",
  summary: "Quién hizo qué con una cita, lo más nuevo primero",
  access: access.view(PAGE.agenda),
  row: "appointments",
  params: IdParams,
  data: z.array(HistoryEntry),
});

export const createAppointment = route({
  name: "appointment.create",
  method: "POST",
  path: "/api/appointment",
  summary: "Agenda una cita",
  access: switched("appointments"),
  body: z.object({ appointment: NewAppointment }),
  data: Appointment,
  status: 201,
});

export const editAppointment = route({
  name: "appointment.edit",
  method: "PUT",
  path: "/api/appointment/:id",
  summary: "Edita o mueve una cita; conserva su estado",
  access: switched("appointments"),
  row: "appointments",
  params: IdParams,
  body: z.object({ appointment: AppointmentEdit }),
  data: Appointment,
});

export const repeatAppointment = route({
  name: "appointment.repeat",
  method: "POST",
  path: "/api/appointment/:id/repeat",
  summary: "Repite una cita cada cierto número de semanas, o dice cuáles no se pueden",
  access: switched("appointments"),
  row: "appointments",
  params: IdParams,
  body: z.object({ repeat: Repeat }),
  data: Repeated,
});

export const changeAppointmentStatus = route({
  name: "appointment.status",
  method: "PATCH",
  path: "/api/appointment/:id",
  summary: "Cambia el estado de una cita",
  access: switched("appointments"),
  row: "appointments",
  params: IdParams,
  body: StatusChange,
  data: Appointment,
});

export const deleteAppointment = route({
  name: "appointment.delete",
  method: "DELETE",
  path: "/api/appointment/:id",
  summary: "Elimina una cita",
  access: switched("appointments", "delete"),
  row: "appointments",
  params: IdParams,
  data: Nothing,
});

export const findSlots = route({
  name: "slot.list",
  method: "GET",
  path: "/api/slot",
  summary: "Horarios libres de un servicio, hasta 62 días",
  access: access.view(PAGE.agenda),
  query: SlotQuery,
  data: Slots,
  flat: true,
});

export const createBlocks = route({
  name: "block.create",
  method: "POST",
  path: "/api/block",
  summary: "Bloquea un horario de uno o varios especialistas",
  access: switched("blocks"),
  body: z.object({ block: NewBlock }),
  data: z.array(Block),
  status: 201,
});

export const getBlock = route({
  name: "block.get",
  method: "GET",
  path: "/api/block/:id",
  summary: "Un bloqueo",
  access: access.view(PAGE.agenda),
  row: "appointments",
  params: IdParams,
  data: Block,
});

export const editBlock = route({
  name: "block.edit",
  method: "PUT",
  path: "/api/block/:id",
  summary: "Edita un bloqueo",
  access: switched("blocks"),
  row: "appointments",
  params: IdParams,
  body: z.object({ block: BlockEdit }),
  data: Block,
});

export const deleteBlock = route({
  name: "block.delete",
  method: "DELETE",
  path: "/api/block/:id",
  summary: "Elimina un bloqueo",
  access: switched("blocks", "delete"),
  row: "appointments",
  params: IdParams,
  data: Nothing,
});
