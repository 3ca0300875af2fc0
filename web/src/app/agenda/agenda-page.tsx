// The agenda, with what every capability above it shows in an opened appointment, and the marks that they give it.
import { createElement, type ReactNode } from "react";
import {
  AgendaPage as Agenda,
  AppointmentParts,
  type InAppointment,
} from "../../features/scheduling/appointments/index.ts";

const PARTS = Object.values(
  import.meta.glob<InAppointment>("../../features/*/*/in-appointment.ts", { eager: true, import: "inAppointment" }),
);

const AROUND = PARTS.flatMap(({ around }) => around ?? []);

export function AgendaPage() {
  return (
    <AppointmentParts value={PARTS}>
      {AROUND.reduceRight<ReactNode>((inner, around) => createElement(around, null, inner), <Agenda />)}
    </AppointmentParts>
  );
}
