// The states of an appointment: which of them hold the place, what they are called and how they look. For the agenda,
// its status menu, the assistant and the database's exclusion rule (D-4.2).

/** Any of these may follow any other by hand (D-4.6). */
export const APPOINTMENT_STATUSES = [
  "agendada",
  "confirmada",
  "cancelada",
  "asistida",
  "no_asistida",
  "pago_pendiente",
  "no_pagada",
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
/** A blocked time stands in the same agenda. */
export type AgendaStatus = AppointmentStatus | "block";

const HOLDING: ReadonlySet<AgendaStatus> = new Set(["agendada", "confirmada", "asistida", "pago_pendiente"]);

/** Cancelada, no_asistida and no_pagada give the place back (D-4.2). */
export function holdsPlace(status: AgendaStatus): boolean {
  return HOLDING.has(status);
}

/** The status menu offers every status but the one it has (contract/agenda#status). */
export function statusMenu(current: AgendaStatus): AppointmentStatus[] {
  return APPOINTMENT_STATUSES.filter((status) => status !== current);
}

export const STATUS_LABELS: Readonly<Record<AgendaStatus, string>> = {
  agendada: "Agendada",
  confirmada: "Confirmada",
  cancelada: "Cancelada",
  asistida: "Asistida",
  no_asistida: "No asistida",
  pago_pendiente: "Pago pendiente",
  no_pagada: "No pagada",
  block: "Bloqueo",
};

export const APPOINTMENT_COLOR = "#2196f3";
export const BLOCK_COLOR = "#555555";
