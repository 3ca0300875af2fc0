import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { Id } from "../../../kit/schema.ts";

export const owedAppointments = route({
  name: "appointment.owed",
  method: "GET",
  path: "/api/appointment/owed",
  summary: "Lo que un contacto debe de las citas a las que asistió, hasta donde se sabe su precio",
  access: access.view(PAGE.finanzas),
  row: "contacts",
  rowIn: "clientId",
  query: z.object({ clientId: Id, businessId: Id.optional() }),
  /** `priced`: how many of the visits have a unit price in pesos; only those count in `price` and `owed`. */
  data: z.object({ visits: z.int(), priced: z.int(), price: z.number(), owed: z.number() }),
});
