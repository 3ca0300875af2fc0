import { listQuestions } from "@mostrador/domain/scheduling/calendars/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAppointment } from "../appointments/index.ts";

export const inAppointment: InAppointment = {
  name: "google",
  route: listQuestions,
  part: latePart(async () => (await import("./appointment-question.tsx")).AppointmentQuestion),
  isFirst: true,
};
