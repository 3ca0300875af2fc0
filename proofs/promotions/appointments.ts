// Appointments of one contact that come, move, change and go.
import type { ContactAppointment } from "@mostrador/domain/growth/outreach/contact-appointment.ts";
import type { Chance } from "../seed.ts";

const HOUR = 3_600_000;
export const ZONE = "America/Mexico_City";
const STATUSES = ["agendada", "confirmada", "cancelada", "asistida", "no_asistida", "pago_pendiente", "no_pagada"];
export const GONE: readonly string[] = ["cancelada", "no_asistida", "no_pagada"];

export function changedAppointments(
  appointments: readonly ContactAppointment[],
  id: string,
  now: number,
  random: Chance,
): ContactAppointment[] {
  const start = now + (random.below(200) - 60) * HOUR;
  const times = { start, end: start + HOUR };
  const which = random.below(5);
  if (which === 0 || appointments.length === 0) {
    const status = random.pick(["agendada", "asistida"]);
    return [...appointments, { id, serviceId: "cut", status, ...times, zone: ZONE }];
  }
  const at = random.below(appointments.length);
  const edit = (write: Partial<ContactAppointment>) =>
    appointments.map((one, index) => (index === at ? { ...one, ...write } : one));
  if (which === 1) return edit({ status: random.pick(STATUSES) });
  if (which === 2) return edit(times);
  return which === 3 ? appointments.filter((_, index) => index !== at) : [...appointments];
}
