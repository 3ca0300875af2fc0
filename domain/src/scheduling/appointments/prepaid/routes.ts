import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { reference } from "../../../kit/reference.ts";
import { access, route } from "../../../kit/route.ts";
import { IdParams } from "../../../kit/schema.ts";
import { SessionsLeft } from "../../../money/packages/schema.ts";

const path = "/api/appointment/:id/session";
const edits = access.schedule(PAGE.agenda, "appointments", "edit");
const row = { row: "appointments", params: IdParams };

const AppointmentSession = z.object({
  /** The package whose session pays for the appointment. */
  used: SessionsLeft.nullable(),
  /** Those that could, the next to expire first. */
  usable: z.array(SessionsLeft),
});

export const readSession = route({
  name: "appointment.session",
  method: "GET",
  path,
  summary: "Los paquetes del cliente con los que se puede pagar una cita, y el que la paga",
  access: access.view(PAGE.agenda),
  ...row,
  data: AppointmentSession,
});

export const useSession = route({
  name: "appointment.use-session",
  method: "POST",
  path,
  summary: "Paga una cita con una sesión de un paquete de su cliente; sin decir cuál, del que vence primero",
  access: edits,
  ...row,
  body: z.object({ session: z.object({ purchaseId: reference("packagePurchase").optional() }) }),
  data: AppointmentSession,
  status: 201,
});

export const returnSession = route({
  name: "appointment.return-session",
  method: "DELETE",
  path,
  summary: "Devuelve a su paquete la sesión con la que se pagó una cita",
  access: edits,
  ...row,
  data: AppointmentSession,
});
