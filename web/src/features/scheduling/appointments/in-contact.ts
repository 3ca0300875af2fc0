import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { owedAppointments } from "@mostrador/domain/scheduling/appointments/debt/routes.ts";
import { createAppointment, populateAppointments } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "appointments",
      section: "appointments",
      access: access.view(PAGE.agenda),
      load: async () => (await import("./contact/appointment-filter.tsx")).AppointmentFilter,
    },
  ],
  tabs: [
    {
      name: "citas",
      route: populateAppointments,
      load: async () => (await import("./contact/contact-appointments.tsx")).ContactAppointments,
    },
    {
      name: "dinero",
      route: owedAppointments,
      load: async () => (await import("./contact/contact-owed.tsx")).ContactOwed,
    },
  ],
  starts: [{ label: "Agendar cita", route: createAppointment, to: (id) => `/agenda?nuevo=cita&cliente=${id}` }],
};
