import { listAppointmentNotifications } from "@mostrador/domain/growth/outreach/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAppointment } from "../../scheduling/appointments/index.ts";

export const inAppointment: InAppointment = {
  name: "avisos",
  route: listAppointmentNotifications,
  part: latePart(async () => (await import("./appointment-messages.tsx")).AppointmentMessages),
  inCancelling: latePart(async () => (await import("./cancellation-reach.tsx")).CancellationReach),
};
