// The agenda, with the parts that other capabilities add to it and to an open appointment.
import { createElement, type ReactNode } from "react";
import {
  AgendaPage as Agenda,
  AgendaParts,
  AppointmentParts,
  type InAgenda,
  type InAppointment,
} from "../../features/scheduling/appointments/index.ts";

export { prepareAgenda } from "../../features/scheduling/appointments/index.ts";

const PARTS = Object.values(
  import.meta.glob<InAppointment>("../../features/*/*/in-appointment.ts", { eager: true, import: "inAppointment" }),
);
const IN_AGENDA = Object.values(
  import.meta.glob<InAgenda>("../../features/*/*/in-agenda.ts", { eager: true, import: "inAgenda" }),
);
const AROUND = IN_AGENDA.flatMap(({ around }) => around ?? []);

export function AgendaPage() {
  return (
    <AppointmentParts value={PARTS}>
      <AgendaParts value={IN_AGENDA}>
        {AROUND.reduceRight<ReactNode>((inner, around) => createElement(around, null, inner), <Agenda />)}
      </AgendaParts>
    </AppointmentParts>
  );
}
