// Avisos, in an opened appointment.
import { NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { OfAppointment } from "../../scheduling/appointments/index.ts";
import { PlannedMessages } from "./planned-messages.tsx";

export function AppointmentMessages({ entry, zone }: OfAppointment) {
  const clientId = entry.clientId === NO_CLIENT ? null : entry.clientId;
  return <PlannedMessages clientId={clientId} appointmentId={entry._id} zone={zone} />;
}
