// What other capabilities add to the agenda and to an open appointment, for each page that shows them.
import { createElement, type ReactNode } from "react";
import {
  AgendaParts,
  AppointmentParts,
  type InAgenda,
  type InAppointment,
} from "../../features/scheduling/appointments/index.ts";

const PARTS = Object.values(
  import.meta.glob<InAppointment>("../../features/*/*/in-appointment.ts", { eager: true, import: "inAppointment" }),
);
const IN_AGENDA = Object.values(
  import.meta.glob<InAgenda>("../../features/*/*/in-agenda.ts", { eager: true, import: "inAgenda" }),
);
const AROUND = IN_AGENDA.flatMap(({ around }) => around ?? []);

export function AgendaContext({ children }: { children: ReactNode }) {
  return (
    <AppointmentParts value={PARTS}>
      <AgendaParts value={IN_AGENDA}>
        {AROUND.reduceRight<ReactNode>((inner, around) => createElement(around, null, inner), children)}
      </AgendaParts>
    </AppointmentParts>
  );
}
