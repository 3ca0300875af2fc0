// The agenda on screen.
export { AgendaPage } from "./agenda-page.tsx";
export { AppointmentMarks, AppointmentParts, type InAppointment, type OfAppointment } from "./entry/in-appointment.ts";
