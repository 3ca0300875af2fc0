// The agenda, with what every capability above it shows in it and in an opened appointment.
import {
  AgendaPage as Agenda,
  AgendaParts,
  AppointmentParts,
  type InAgenda,
  type InAppointment,
} from "../../features/scheduling/appointments/index.ts";

const PARTS = Object.values(
  import.meta.glob<InAppointment>("../../features/*/*/in-appointment.ts", { eager: true, import: "inAppointment" }),
);
const AROUND = Object.values(
  import.meta.glob<InAgenda>("../../features/*/*/in-agenda.ts", { eager: true, import: "inAgenda" }),
);

export function AgendaPage() {
  return (
    <AppointmentParts value={PARTS}>
      <AgendaParts value={AROUND}>
        <Agenda />
      </AgendaParts>
    </AppointmentParts>
  );
}
