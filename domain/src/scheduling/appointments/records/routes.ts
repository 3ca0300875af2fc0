import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { AppointmentRecord, RecordPage, RecordQuery } from "./schema.ts";

named({ AppointmentRecord });

export const listRecords = route({
  name: "appointment.records",
  method: "GET",
  path: "/api/appointment/records",
  summary: "Las citas de un periodo por páginas, las más nuevas primero, con cuántas son y el precio de sus servicios",
  access: access.view(PAGE.agenda),
  query: RecordQuery,
  data: RecordPage,
});
