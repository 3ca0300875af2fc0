// An appointment of a contact, as the rules see it that plan messages from all appointments of the contact.
import type { Instant } from "../../kit/time.ts";

export type ContactAppointment = {
  id: string;
  serviceId: string;
  status: string;
  start: Instant;
  end: Instant;
  zone: string;
};

/** It takes place, or took place. */
export const KEPT_STATUSES: ReadonlySet<string> = new Set(["agendada", "confirmada", "pago_pendiente", "asistida"]);
