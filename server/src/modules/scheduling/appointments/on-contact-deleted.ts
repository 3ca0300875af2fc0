// After a contact was deleted, their appointments stay, with the client 'Contacto eliminado'. Their personal data is
// removed: the title with the name, the client's text, the notes of the visit (D-16.5).
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { forgetWithContact } from "../../business/contacts/index.ts";
import { forgetClient } from "./appointment.store.ts";

export const onContactDeleted = forgetWithContact(
  { name: "forget-client", title: "Olvidar a un cliente en sus citas" },
  forgetClient,
  {
    event: appointmentChanged,
    field: "appointmentId",
  },
);
