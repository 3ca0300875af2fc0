// The agenda, with what every capability above it shows in an opened appointment.
import {
  AgendaPage as Agenda,
  AppointmentParts,
  type InAppointment,
} from "../../features/scheduling/appointments/index.ts";

const PARTS = Object.values(
  import.meta.glob<InAppointment>("../../features/*/*/in-appointment.ts", { eager: true, import: "inAppointment" }),
);

export function AgendaPage() {
  return (
    <AppointmentParts value={PARTS}>
      <Agenda />
    </AppointmentParts>
  );
}
