import { createAppointment, populateAppointments } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    {
      name: "citas",
      route: populateAppointments,
      load: async () => (await import("./contact/contact-appointments.tsx")).ContactAppointments,
    },
  ],
  starts: [{ label: "Agendar cita", route: createAppointment, to: (id) => `/agenda?nuevo=cita&cliente=${id}` }],
};
