// When an appointment takes a session of its client's package, and when it gives it back (contract/money#packages).
import type { AppointmentStatus } from "../status.ts";

export const NO_SESSION = "El cliente no tiene un paquete con sesiones para este servicio en esa fecha";
export const NOT_USED = "Esta cita no se pagó con una sesión";
export const PAID_ALREADY = "Esta cita ya tiene un pago: devuélvelo antes de usar una sesión";

export type SessionStep = "take" | "give-back" | "keep";

const ENDED: ReadonlySet<AppointmentStatus> = new Set(["cancelada", "no_asistida", "no_pagada"]);

/** An attended one takes a session. One that is no longer attended, or does not take place, gives it back. */
export function stepOfStatus(from: AppointmentStatus, to: AppointmentStatus): SessionStep {
  if (from === to) return "keep";
  if (to === "asistida") return "take";
  return from === "asistida" || ENDED.has(to) ? "give-back" : "keep";
}

/** Why a person may not take a session for it by hand; empty where they may. Who did not come may be charged one. */
export function refuseSession(status: AppointmentStatus): string {
  if (status === "cancelada") return "La cita está cancelada";
  return status === "no_pagada" ? "La cita se canceló por falta de pago" : "";
}
