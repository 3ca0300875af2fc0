// Public API of the agenda: its page, and the places where other capabilities add their parts.
export { AgendaPage } from "./agenda-page.tsx";
export { AgendaParts, AppointmentMarks, type InAgenda, type InView, type Wish } from "./agenda-parts.ts";
export { AppointmentParts, type InAppointment, type OfAppointment } from "./entry/in-appointment.ts";
export { prepareAgenda } from "./view/prepare-agenda.ts";
