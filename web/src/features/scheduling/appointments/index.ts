// The agenda on screen.
export { AgendaPage } from "./agenda-page.tsx";
export { AppointmentParts, type InAppointment, type OfAppointment } from "./entry/in-appointment.ts";
export { AgendaParts, type InAgenda, type InView, type Wish } from "./in-agenda.ts";
