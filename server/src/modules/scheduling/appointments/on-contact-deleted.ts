// The appointments of a contact that was deleted stay where they are, as of 'Contacto eliminado'; what they say of the
// person goes: the title that carried the name, what the client wrote, what was noted of the visit (D-16.5).
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { forgetWithContact } from "../../business/contacts/index.ts";
import { forgetClient } from "./appointment.store.ts";

export const onContactDeleted = forgetWithContact("forget-client", forgetClient, {
  event: appointmentChanged,
  field: "appointmentId",
});
