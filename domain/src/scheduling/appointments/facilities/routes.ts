// The room and the equipment that an appointment holds.
import * as z from "zod";
import { FACILITY_KINDS } from "../../../catalog/facilities/resource.ts";
import { PAGE } from "../../../ground/identity/pages.ts";
import { reference } from "../../../kit/reference.ts";
import { access, route } from "../../../kit/route.ts";
import { Id, IdParams } from "../../../kit/schema.ts";

const path = "/api/appointment/:id/facilities";
const row = { row: "appointments", params: IdParams };

const HeldFacilities = z.object({
  held: z.array(z.object({ _id: Id, name: z.string(), kind: z.enum(FACILITY_KINDS), unit: z.int(), units: z.int() })),
  /** The rooms of its branch, and whether they are free while it takes place; empty where it holds none. */
  rooms: z.array(z.object({ _id: Id, name: z.string(), isFree: z.boolean() })),
});

export const readFacilities = route({
  name: "appointment.facilities",
  method: "GET",
  path,
  summary: "La sala y el equipo de una cita, y las salas a las que se puede cambiar",
  access: access.view(PAGE.agenda),
  ...row,
  data: HeldFacilities,
});

export const changeFacility = route({
  name: "appointment.change-room",
  method: "PATCH",
  path,
  summary: "Cambia la sala de una cita por otra de su sucursal que esté libre",
  access: access.schedule(PAGE.agenda, "appointments", "edit"),
  ...row,
  body: z.object({ room: z.object({ facilityId: reference("facility") }) }),
  data: HeldFacilities,
});
