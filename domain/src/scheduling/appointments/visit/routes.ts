// Separate from the other calls of the agenda: the rules of a contact are needed only where one is written.
import * as z from "zod";
import { NewContact } from "../../../business/contacts/schema.ts";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { Appointment } from "../schema.ts";
import { FirstVisit, NewVisit, VisitQuery, VisitSlots } from "./schema.ts";

named({ FirstVisit, NewVisit, VisitSlots });

export const findVisitSlots = route({
  name: "slot.visit",
  method: "GET",
  path: "/api/slot/visit",
  summary: "Horas en que caben varios servicios, uno tras otro, hasta 14 días",
  access: access.view(PAGE.agenda),
  query: VisitQuery,
  data: VisitSlots,
  flat: true,
});

export const bookVisit = route({
  name: "visit.create",
  method: "POST",
  path: "/api/visit",
  summary: "Agenda varios servicios en una visita: todos, o ninguno",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  body: z.object({ visit: NewVisit }),
  data: z.array(Appointment),
  status: 201,
});

export const bookFirstVisit = route({
  name: "visit.create-new-client",
  method: "POST",
  path: "/api/visit/new-client",
  summary: "Registra a un cliente nuevo con su visita de varios servicios: todo, o nada",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  body: z.object({ client: NewContact, visit: FirstVisit }),
  data: z.array(Appointment),
  status: 201,
});
