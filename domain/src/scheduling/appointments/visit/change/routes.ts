// Actions on a whole visit in the agenda.
import * as z from "zod";
import { PAGE } from "../../../../ground/identity/pages.ts";
import { access, route } from "../../../../kit/route.ts";
import { IdParams, named } from "../../../../kit/schema.ts";
import { Appointment } from "../../schema.ts";
import { VisitMove, VisitStatusChange } from "../schema.ts";

named({ VisitMove, VisitStatusChange });

const edits = access.schedule(PAGE.agenda, "appointments", "edit");

export const moveVisit = route({
  name: "visit.move",
  method: "PUT",
  path: "/api/appointment/:id/visit",
  summary: "Mueve toda la visita de una cita",
  access: edits,
  row: "appointments",
  params: IdParams,
  body: z.object({ visit: VisitMove }),
  data: z.array(Appointment),
});

export const changeVisitStatus = route({
  name: "visit.status",
  method: "PATCH",
  path: "/api/appointment/:id/visit",
  summary: "Cambia el estado de toda la visita de una cita",
  access: edits,
  row: "appointments",
  params: IdParams,
  body: VisitStatusChange,
  data: z.array(Appointment),
});
