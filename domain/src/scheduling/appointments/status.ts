// The statuses of an appointment: which of them hold the slot, their names and colours. For the agenda, its status
// menu, the assistant and the database's exclusion rule (D-4.2).

/** By hand, any of these may follow any other (D-4.6). */
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
/** A blocked time is in the same agenda. */
export type AgendaStatus = AppointmentStatus | "block";

const HOLDING: ReadonlySet<AgendaStatus> = new Set(["agendada", "confirmada", "asistida", "pago_pendiente"]);

/** Cancelada, no_asistida and no_pagada release the slot (D-4.2). */
export function holdsPlace(status: AgendaStatus): boolean {
  return HOLDING.has(status);
}

/** The status menu offers every status except the current one (contract/agenda#status). */
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
