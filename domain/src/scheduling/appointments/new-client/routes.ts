// Apart from the other calls of the agenda: the rules of a contact are needed only where one is written.
import * as z from "zod";
import { NewContact } from "../../../business/contacts/schema.ts";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { Appointment, FirstAppointment } from "../schema.ts";

named({ FirstAppointment });

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
