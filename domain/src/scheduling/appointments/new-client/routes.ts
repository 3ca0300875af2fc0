// Separate from the other calls of the agenda: the rules of a contact are needed only where one is written.
import * as z from "zod";
import { NewContact } from "../../../business/contacts/schema.ts";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { IdParams, named } from "../../../kit/schema.ts";
import { Appointment, FirstAppointment, NewClientEdit } from "../schema.ts";

named({ FirstAppointment, NewClientEdit });

export const bookNewClient = route({
  name: "appointment.book-new-client",
  method: "POST",
  path: "/api/appointment/new-client",
  summary: "Registra a un cliente nuevo con su cita, o ninguno de los dos",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  body: z.object({ client: NewContact, appointment: FirstAppointment }),
  data: Appointment,
  status: 201,
});

export const editWithNewClient = route({
  name: "appointment.edit-new-client",
  method: "PUT",
  path: "/api/appointment/:id/new-client",
  summary: "Registra a un cliente nuevo y edita la cita, que pasa a ser suya, o ninguno de los dos",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  row: "appointments",
  params: IdParams,
  body: z.object({ client: NewContact, appointment: NewClientEdit }),
  data: Appointment,
});
