// Apart from the other calls of the agenda: the rules of a contact are needed only where one is written.
import * as z from "zod";
import { NewContact } from "../../../business/contacts/schema.ts";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { Appointment } from "../schema.ts";
import { NewVisit, VisitQuery, VisitSlots } from "./schema.ts";

named({ NewVisit, VisitSlots });

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
  summary: "Agenda varios servicios en una visita, también de un cliente nuevo: todo, o nada",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  body: z.object({ visit: NewVisit, client: NewContact.optional() }),
  data: z.array(Appointment),
  status: 201,
});
