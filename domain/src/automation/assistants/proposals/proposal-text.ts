// The server's own texts about a proposal: the question that a yes answers, and the result.
import { enrollQuestion } from "../items/enroll-text.ts";
import { orderQuestion } from "../orders/order-text.ts";
import { reminderQuestion } from "../reminders/reminder-text.ts";
import { sayAppointment, sayWhen } from "../say-appointment.ts";
import {
  type AppointmentEffect,
  type Draft,
  isEnrollDraft,
  isOrderDraft,
  isReminderDraft,
  type ProposalFacts,
} from "./schema.ts";

/** It contains everything that a yes carries out: the same words are the same proposal. */
export function questionOf(draft: Draft): string {
  if (isOrderDraft(draft)) return orderQuestion(draft);
  if (isEnrollDraft(draft)) return enrollQuestion(draft);
  return isReminderDraft(draft) ? reminderQuestion(draft) : QUESTIONS[draft.sideEffect.kind](draft.shown);
}

/** A fact in the question has changed since: the server asks again. */
export function changedText(draft: Draft): string {
  return `Cambió un dato mientras lo veíamos, así que todavía no hago nada.\n${questionOf(draft)}`;
}

/** The customer agreed, but it can no longer be done. */
export function failedText(reason: string): string {
  return `Perdón, ya no se pudo hacer. ${reason}`;
}

export const DECLINED = "De acuerdo, no hice ningún cambio. Aquí estoy para lo que necesites.";

const QUESTIONS: Readonly<Record<AppointmentEffect["kind"], (shown: ProposalFacts) => string>> = {
  book: (shown) =>
    `Te agendo:\n${sayAppointment({ ...shown, attendeeName: undefined })}${inTheNameOf(shown)}\n¿Lo confirmo?`,
  reschedule: (shown) =>
    `Tu cita${shown.from ? ` del ${sayWhen(shown.from)}` : ""} quedaría así:\n${sayAppointment(shown)}\n¿Hago el cambio?`,
  cancel: (shown) => `¿Cancelo esta cita?\n${sayAppointment(shown)}`,
  confirm: (shown) => `¿Confirmas que vienes a esta cita?\n${sayAppointment(shown)}`,
};

function inTheNameOf({ clientName, attendeeName }: ProposalFacts): string {
  const names = clientName && attendeeName ? `${clientName}, para ${attendeeName}` : (clientName ?? attendeeName);
  return names ? `\n• A nombre de ${names}` : "";
}
