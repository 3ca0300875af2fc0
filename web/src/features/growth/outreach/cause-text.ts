// Why a message is planned, as text.
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";

/** 'Volver en diciembre · Cita de Corte de dama, vie 5 dic, 5:00 pm'; empty where nothing more is known. */
export function causeText({ cause }: Notification, zone: string | undefined): string {
  const { rule, services, appointmentAt, by } = cause;
  const appointment =
    appointmentAt && services.length > 0 && `Cita de ${services.join(" y ")}, ${dateTimeText(appointmentAt, { zone })}`;
  return [rule, appointment, by && `Lo programó ${by}`].filter(Boolean).join(" · ");
}
