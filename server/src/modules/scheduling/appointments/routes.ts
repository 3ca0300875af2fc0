// Calls of the agenda, each bound to its action.

import * as classes from "@mostrador/domain/scheduling/appointments/classes/routes.ts";
import { owedAppointments as owedRoute } from "@mostrador/domain/scheduling/appointments/debt/routes.ts";
import * as facilities from "@mostrador/domain/scheduling/appointments/facilities/routes.ts";
import * as newClient from "@mostrador/domain/scheduling/appointments/new-client/routes.ts";
import * as prepaid from "@mostrador/domain/scheduling/appointments/prepaid/routes.ts";
import { listRecords as recordsRoute } from "@mostrador/domain/scheduling/appointments/records/routes.ts";
import * as routes from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import * as visitChanges from "@mostrador/domain/scheduling/appointments/visit/change/routes.ts";
import * as visits from "@mostrador/domain/scheduling/appointments/visit/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import { createBlocks, editBlock } from "./block.ts";
import { book } from "./booking/book.ts";
import { changeStatus } from "./change-status.ts";
import { changeClassStatus, moveClass } from "./classes/change-class.ts";
import { owedAppointments } from "./debt/debt.ts";
import { removeEntry } from "./delete-entry.ts";
import { editAppointment } from "./edit-appointment.ts";
import { changeFacility, readFacilities } from "./facilities/facilities.ts";
import { appointmentHistory } from "./history/appointment-history.ts";
import { readSession, returnSession, useSession } from "./prepaid/session.ts";
import { getAppointment, getBlock, listAgenda, populateAppointments } from "./read-agenda.ts";
import { listRecords } from "./records/list-records.ts";
import { repeatAppointment } from "./repeat/repeat-appointment.ts";
import { listSlots } from "./slots/find-slots.ts";
import { changeVisitStatus, moveVisit } from "./visit/change-visit.ts";
import { listVisitSlots } from "./visit/find-visit-slots.ts";

export const appointmentRoutes = [
  bind(routes.listAgenda, listAgenda),
  bind(routes.populateAppointments, populateAppointments),
  bind(owedRoute, owedAppointments),
  bind(recordsRoute, listRecords),
  bind(routes.getAppointment, getAppointment),
  bind(routes.appointmentHistory, appointmentHistory),
  bind(routes.findSlots, listSlots),
  bind(visits.findVisitSlots, listVisitSlots),
  bind(visits.bookFirstVisit, async (ctx, { body: { visit, client } }) => manyMade(await book(ctx, client, { visit }))),
  bind(visits.bookVisit, async (ctx, { body: { visit } }) => manyMade(await book(ctx, visit.clientId, { visit }))),
  bind(visitChanges.moveVisit, async (ctx, { params, body: { visit } }) => ({
    data: await moveVisit(ctx, params.id, visit),
    message: "Visita actualizada con éxito",
  })),
  bind(visitChanges.changeVisitStatus, async (ctx, { params, body }) => ({
    data: await changeVisitStatus(ctx, params.id, body.status, body.cancellationMessage),
    message: "Estado de la visita actualizado correctamente",
  })),
  bind(classes.moveClass, async (ctx, { params, body }) => ({
    data: await moveClass(ctx, params.id, body.class),
    message: "Clase actualizada con éxito",
  })),
  bind(classes.changeClassStatus, async (ctx, { params, body }) => ({
    data: await changeClassStatus(ctx, params.id, body.status, body.cancellationMessage),
    message: "Estado de la clase actualizado correctamente",
  })),
  bind(routes.createAppointment, async (ctx, { body: { appointment } }) =>
    oneMade(await book(ctx, appointment.clientId, { appointment: withInstants(appointment) })),
  ),
  bind(newClient.bookNewClient, async (ctx, { body: { client, appointment } }) =>
    oneMade(await book(ctx, client, { appointment: withInstants(appointment) })),
  ),
  bind(routes.editAppointment, async (ctx, { params, body: { appointment } }) => ({
    data: await editAppointment(ctx, params.id, withInstants(appointment)),
    message: "Cita actualizada con éxito",
  })),
  bind(newClient.editWithNewClient, async (ctx, { params, body: { client, appointment } }) => ({
    data: await editAppointment(ctx, params.id, withInstants(appointment), client),
    message: "Cita actualizada con éxito",
  })),
  bind(routes.repeatAppointment, async (ctx, { params, body: { repeat } }) => {
    const data = await repeatAppointment(ctx, params.id, repeat);
    return { data, message: repeatedText(data.made, repeat.isPreview) };
  }),
  bind(routes.changeAppointmentStatus, async (ctx, { params, body }) => ({
    data: await changeStatus(ctx, params.id, body.status, body.cancellationMessage),
    message: "Estado de la cita actualizado correctamente",
  })),
  bind(facilities.readFacilities, readFacilities),
  bind(facilities.changeFacility, changeFacility),
  bind(prepaid.readSession, readSession),
  bind(prepaid.useSession, useSession),
  bind(prepaid.returnSession, returnSession),
  bind(routes.deleteAppointment, async (ctx, { params }) => {
    await removeEntry(ctx, params.id, "appointment");
    return { data: null, message: "Cita eliminada con éxito" };
  }),
  bind(routes.createBlocks, async (ctx, { body }) => ({
    data: await createBlocks(ctx, body.block),
    message: "Bloqueos creados exitosamente",
  })),
  bind(routes.getBlock, getBlock),
  bind(routes.editBlock, async (ctx, { params, body }) => ({
    data: await editBlock(ctx, params.id, body.block),
    message: "Bloqueo actualizado con éxito",
  })),
  bind(routes.deleteBlock, async (ctx, { params }) => {
    await removeEntry(ctx, params.id, "block");
    return { data: null, message: "Bloqueo eliminado con éxito" };
  }),
];

function repeatedText(made: number, isPreview: boolean): string {
  if (isPreview) return "Vista previa de la repetición";
  return made === 1 ? "Se agendó 1 cita más" : `Se agendaron ${made} citas más`;
}

/** The wire's texts as epoch ms. */
function withInstants<Given extends { start?: string | undefined; end?: string | undefined }>(given: Given) {
  const { start, end, ...rest } = given;
  return { ...rest, start: instantOf(start), end: instantOf(end) } as Omit<Given, "start" | "end"> & {
    start: Given["start"] extends string ? number : number | undefined;
    end: number | undefined;
  };
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

function oneMade([data]: Appointment[]) {
  return { data: data as Appointment, message: "Cita agendada con éxito" };
}

function manyMade(data: Appointment[]) {
  return { data, message: data.length > 1 ? "Visita agendada con éxito" : "Cita agendada con éxito" };
}
