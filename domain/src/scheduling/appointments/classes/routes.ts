// Actions on a whole class in the agenda.
import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { IdParams, named } from "../../../kit/schema.ts";
import { Appointment, StatusChange } from "../schema.ts";
import { ClassMove } from "./schema.ts";

named({ ClassMove });

const edits = access.schedule(PAGE.agenda, "appointments", "edit");

export const moveClass = route({
  name: "class.move",
  method: "PUT",
  path: "/api/appointment/:id/class",
  summary: "Mueve a todos los clientes de una clase",
  access: edits,
  row: "appointments",
  params: IdParams,
  body: z.object({ class: ClassMove }),
  data: z.array(Appointment),
});

export const changeClassStatus = route({
  name: "class.status",
  method: "PATCH",
  path: "/api/appointment/:id/class",
  summary: "Cambia el estado de todos los clientes de una clase",
  access: edits,
  row: "appointments",
  params: IdParams,
  body: StatusChange.omit({ updatedBy: true }),
  data: z.array(Appointment),
});
