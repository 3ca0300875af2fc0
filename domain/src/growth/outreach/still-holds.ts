// Whether a planned message is still right when it is due (D-5): checks everything again. A person's message and news
// about an appointment do not depend on the assistant (D-5.5); the assistant's own messages do.
import type { Instant } from "../../kit/time.ts";
import {
  isAskedReminder,
  isDuty,
  isForSpecialist,
  isStoppedByRefusal,
  LOST_STATUS_OF,
  type NotificationKind,
} from "./kinds.ts";
import { type AppointmentFacts, cancellationVersion, type Duties, hoursOf, isActive, versionOf } from "./plan.ts";

/** The version of a person's message about a cancellation. */
export const IF_CANCELLED = "if-cancelled";

export const OBJECTS = "El contacto se opuso a recibir estos mensajes";

export type SendFacts = {
  kind: NotificationKind;
  version: string;
  /** Null: it does not exist any more. Undefined: the message has no appointment. */
  appointment: AppointmentFacts | null | undefined;
  /**
   * Null: does not exist any more. `objects`: to messages that are not about their appointments. `refuses`: also to
   * those. `isStaff`: asked for their reminders.
   */
  contact: { noRespond: boolean; objects?: boolean; refuses?: boolean; isStaff?: boolean } | null;
  businessIsWorking: boolean;
  /** Null: no assistant serves this contact. */
  duties: Duties | null;
  /** Whether the client was asked to confirm, and the question was sent. */
  wasAsked: boolean;
  now: Instant;
};

/** `withdrawn`: its reason is gone; `not_sent`: it was due, and could not be sent. Null: it is sent. */
export type Stop = { state: "withdrawn" | "not_sent"; reason: string } | null;

export function stopOf(moment: SendFacts): Stop {
  const { kind, appointment, contact } = moment;
  if (!contact && !isForSpecialist(kind)) return withdrawn("El contacto ya no está");
  if (contact?.refuses && isStoppedByRefusal(kind)) return withdrawn(OBJECTS);
  if (isAskedReminder(kind)) return stopOfReminder(moment);
  if (appointment === undefined) return contact?.objects ? withdrawn(OBJECTS) : null;
  if (kind === "specialist_deleted") return appointment ? withdrawn("La cita ya no está eliminada") : null;
  if (appointment === null) return withdrawn("La cita se eliminó");
  if (LOST_STATUS_OF[kind] && kind !== "auto_cancel") return stopOfLoss(moment, appointment);
  if (kind === "message") return stopOfWord(moment, appointment);
  if (appointment.status === "cancelada") return withdrawn("La cita se canceló");
  if (appointment.status === "no_pagada") return withdrawn("La cita no se pagó a tiempo");
  if (!isActive(appointment.status)) return withdrawn("La cita ya se cerró");
  if (appointment.start <= moment.now) return withdrawn("La cita ya pasó");
  if (versionOf(appointment) !== moment.version) return withdrawn("La cita se movió");
  return isDuty(kind) ? stopOfDuty(moment, appointment) : null;
}

/** Only while it is true; after the start only the client hears of it. */
function stopOfLoss({ kind, version, now }: SendFacts, { status, cancelledAt, start }: AppointmentFacts): Stop {
  if (status !== LOST_STATUS_OF[kind] || version !== cancellationVersion(cancelledAt)) {
    return withdrawn(kind === "cancelled" ? "La cita ya no está cancelada" : "La cita cambió de estado");
  }
  return kind !== "cancelled" && start <= now ? withdrawn("La cita ya pasó") : null;
}

/** A person's message about an appointment; one about its cancellation depends on that. */
function stopOfWord({ version }: SendFacts, { status }: AppointmentFacts): Stop {
  return version === IF_CANCELLED && status !== "cancelada" ? withdrawn("La cita ya no está cancelada") : null;
}

/** They asked for it, and the assistant promised it: it stops with the assistant, not with an objection to news. */
function stopOfReminder({ kind, contact, businessIsWorking }: SendFacts): Stop {
  if (kind === "staff_reminder" && !contact?.isStaff) return withdrawn("El número ya no es de la gente del negocio");
  if (contact?.noRespond) return withdrawn("El asistente está apagado para este contacto");
  return businessIsWorking ? null : withdrawn("El negocio no está en funcionamiento");
}

function stopOfDuty(moment: SendFacts, appointment: AppointmentFacts): Stop {
  const { kind, contact, duties, businessIsWorking, wasAsked } = moment;
  if (kind !== "reminder" && appointment.status !== "agendada") return withdrawn("La cita ya está confirmada");
  if (contact?.noRespond) return withdrawn("El asistente está apagado para este contacto");
  if (!businessIsWorking) return withdrawn("El negocio no está en funcionamiento");
  if (!duties || !isDuty(kind) || hoursOf(duties, kind) === null) return withdrawn("El asistente ya no lo envía");
  if (kind === "auto_cancel" && duties.requestConfirmation !== null && !wasAsked) {
    return { state: "not_sent", reason: "No se canceló: no se pudo pedir la confirmación al cliente" };
  }
  return null;
}

function withdrawn(reason: string): Stop {
  return { state: "withdrawn", reason };
}
