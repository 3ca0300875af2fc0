import { appointmentPayments } from "@mostrador/domain/scheduling/payments/routes.ts";
import { latePart } from "../../../ui/state/late.tsx";
import type { InAppointment } from "../appointments/index.ts";

export const inAppointment: InAppointment = {
  name: "pago",
  route: appointmentPayments,
  part: latePart(async () => (await import("./pay-online.tsx")).PayOnline),
};
