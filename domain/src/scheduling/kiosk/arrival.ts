// Whether a client who typed the right number and code has arrived for an appointment, and if not, what the tablet of
// the branch says (contract/agenda#arrival).
import { type Instant, localOf } from "../../kit/time.ts";
import { sayTheDay, sayTheTime } from "../../kit/words/say-date.ts";
import type { AppointmentStatus } from "../appointments/status.ts";

/** One answer for a wrong number and a wrong code: nobody learns who is a client. */
export const NOT_FOUND = "No encontramos una cita con ese número y ese código. Revísalos o pasa a recepción.";

/** How long before its start a client may say that they are here. */
export const EARLIEST_MINUTES = 120;

/** An appointment, or all of a visit of one client; `zone` and `branchName` are those of its own branch. */
export type Coming = {
  branchId: string;
  branchName: string;
  zone: string;
  status: AppointmentStatus;
  start: Instant;
  end: Instant;
};

/** Null: the client has arrived. */
export function refuseArrival(coming: Coming, at: { branchId: string; now: Instant }): string | null {
  const { zone, status, start, end } = coming;
  const [today, day] = [localOf(zone, at.now).day, localOf(zone, start).day];
  const hour = (instant: Instant) => sayTheTime(localOf(zone, instant).time);
  if (status === "cancelada" || status === "no_pagada")
    return "Esta cita está cancelada. Pasa a recepción y te ayudamos.";
  const opens = start - EARLIEST_MINUTES * 60_000;
  // one at midnight has two days
  const isNow = at.now >= opens && at.now < end;
  if (!isNow && day > today) return `Tu cita es ${sayTheDay(day, today)} a ${hour(start)}. Te esperamos ese día.`;
  if (!isNow && day < today) return `Tu cita fue ${sayTheDay(day, today)}. Pasa a recepción y te ayudamos.`;
  if (coming.branchId !== at.branchId) {
    return `Tu cita de hoy es en la sucursal ${coming.branchName}, a ${hour(start)}. Pasa a recepción y te ayudamos.`;
  }
  if (status === "asistida") return "Ya registraste tu llegada. Toma asiento, en un momento te atienden.";
  if (status === "no_asistida") return "Esta cita ya se dio por perdida. Pasa a recepción y te ayudamos.";
  if (status === "pago_pendiente") return "Falta el pago de tu cita. Pasa a recepción y te ayudamos.";
  if (at.now >= end) return `Tu cita terminó a ${hour(end)}. Pasa a recepción y te ayudamos.`;
  if (at.now < opens) return `Tu cita es a ${hour(start)}. Puedes registrar tu llegada desde ${hour(opens)}.`;
  return null;
}

/** What the tablet says to a client who has arrived. */
export function sayArrival({ zone, start }: Pick<Coming, "zone" | "start">, specialist: string, now: Instant): string {
  const time = sayTheTime(localOf(zone, start).time);
  return now > start
    ? `Tu cita empezó a ${time}. Ya avisamos a ${specialist} que estás aquí.`
    : `Toma asiento. ${specialist} te atiende a ${time}.`;
}

/** Of several appointments with the same code: the one that the client most likely means comes first. */
export function byLikelihood(at: { branchId: string; now: Instant }) {
  const rank = (coming: Coming) =>
    (refuseArrival(coming, at) === null ? 0 : 4) +
    (coming.branchId === at.branchId ? 0 : 2) +
    (coming.status === "cancelada" || coming.status === "no_pagada" ? 1 : 0);
  return (one: Coming, other: Coming): number =>
    rank(one) - rank(other) || Math.abs(one.start - at.now) - Math.abs(other.start - at.now);
}
