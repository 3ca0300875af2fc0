// What a capability above shows in an opened appointment: its `in-appointment.ts` says it, and `app/agenda` puts it
// together, so that the agenda knows nothing of what stands above it. Whoever may not make the call is not shown the part.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { createContext } from "react";
import type { LatePart } from "../../../../ui/state/late.tsx";

export type OfAppointment = { entry: AgendaEntry; zone: string };
export type InAppointment = {
  name: string;
  route: Route;
  part: LatePart<OfAppointment>;
  /** It asks something: before what the appointment is. */
  isFirst?: boolean;
  /** What is said under the words of a cancellation: whether they would reach the client. */
  inCancelling?: LatePart<OfAppointment>;
};

export const AppointmentParts = createContext<readonly InAppointment[]>([]);
