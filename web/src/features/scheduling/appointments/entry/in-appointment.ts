// What other capabilities show in an open appointment: each declares it in `in-appointment.ts`, and `app/agenda`
// combines them, so that the agenda does not depend on them. A part is hidden from people who may not make its call.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { createContext } from "react";
import type { LatePart } from "../../../../ui/state/late.tsx";

export type OfAppointment = { entry: AgendaEntry; zone: string };
export type InAppointment = {
  name: string;
  route: Route;
  part: LatePart<OfAppointment>;
  /** It asks a question, so it comes before the appointment's data. */
  isFirst?: boolean;
  /** Shown below the cancellation text: whether it would reach the client. */
  inCancelling?: LatePart<OfAppointment>;
};

export const AppointmentParts = createContext<readonly InAppointment[]>([]);
