// The kinds of planned messages, and their names.
import { lookup } from "../../kit/words/lookup.ts";

export const NOTIFICATION_KINDS = [
  "scheduled",
  "moved",
  "cancelled",
  "unpaid",
  "reminder",
  "confirmation",
  "auto_cancel",
  "specialist",
  "specialist_moved",
  "specialist_cancelled",
  "specialist_unpaid",
  "specialist_deleted",
  "message",
  "personal_reminder",
  "staff_reminder",
  "upsell",
  "reactivation",
  "campaign",
  "course_session",
  "birthday",
  "win_back",
  "review",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * `blocked`: planned, but it cannot be sent as things are. `sending`: handed to the conversation, without a result of
 * the channel yet.
 */
export const NOTIFICATION_STATUSES = ["planned", "blocked", "sending", "sent", "not_sent", "withdrawn"] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** `phase` of the product's own messages; for a person's message the person sets it. */
export const PHASES: Readonly<Record<Exclude<NotificationKind, "message">, string>> = {
  scheduled: "scheduled_appointment",
  moved: "moved_appointment",
  cancelled: "canceled_appointment",
  unpaid: "unpaid_appointment",
  reminder: "appointment_reminder",
  confirmation: "appointment_confirmation",
  auto_cancel: "auto_canceled_appointment",
  specialist: "specialist_notice",
  specialist_moved: "specialist_notice",
  specialist_cancelled: "specialist_notice",
  specialist_unpaid: "specialist_notice",
  specialist_deleted: "specialist_notice",
  personal_reminder: "personal_reminder",
  staff_reminder: "staff_reminder",
  upsell: "upsell",
  reactivation: "reactivation",
  campaign: "campaign",
  course_session: "course_session",
  birthday: "birthday",
  win_back: "win_back",
  review: "review",
};

export const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  scheduled: "Cita agendada",
  moved: "Cita movida",
  cancelled: "Cancelación",
  unpaid: "Lugar liberado por falta de pago",
  reminder: "Recordatorio",
  confirmation: "Solicitud de confirmación",
  auto_cancel: "Cancelación si no confirma",
  specialist: "Aviso al especialista",
  specialist_moved: "Aviso al especialista: cambió",
  specialist_cancelled: "Aviso al especialista: se canceló",
  specialist_unpaid: "Aviso al especialista: no se pagó",
  specialist_deleted: "Aviso al especialista: se eliminó",
  message: "Mensaje programado",
  personal_reminder: "Recordatorio que pidió",
  staff_reminder: "Recordatorio del equipo",
  upsell: "Upsell",
  reactivation: "Reactivación",
  campaign: "Campaña",
  course_session: "Recordatorio de sesión",
  birthday: "Felicitación de cumpleaños",
  win_back: "Invitación a volver",
  review: "Solicitud de reseña",
};

export const STATUS_TEXTS: Readonly<Record<NotificationStatus, string>> = {
  planned: "Programada",
  blocked: "No saldrá",
  sending: "Enviando",
  sent: "Enviada",
  not_sent: "No enviada",
  withdrawn: "Retirada",
};

/** The assistant's own: its switches stop them (D-5.5). The others follow from a person's action or an event. */
const DUTIES = ["reminder", "confirmation", "auto_cancel"] as const;
export type DutyKind = (typeof DUTIES)[number];

export function isDuty(kind: NotificationKind): kind is DutyKind {
  return (DUTIES as readonly string[]).includes(kind);
}

/** A person's text is sent as written; the product writes everything else from the rows. */
export type GeneratedTextKind = Exclude<NotificationKind, OwnTextKind>;
/** Reminders with the requester's own words. */
type OwnTextKind = "message" | "cancelled" | AskedReminderKind | RuleKind | SubjectKind;

/** For a client, or a person of the business: requested by them, and they may cancel it. */
export type AskedReminderKind = "personal_reminder" | "staff_reminder";

export function hasOwnText(kind: NotificationKind): kind is OwnTextKind {
  return kind === "message" || kind === "cancelled" || isAskedReminder(kind) || isRuleKind(kind) || isOfSubject(kind);
}

const CHARGES: Readonly<Record<string, string>> = lookup({
  marketing: "marketing",
  utility: "utilidad",
  authentication: "autenticación",
  service: "servicio",
});

/** 'Meta lo cobra como marketing'; empty where it charges nothing. */
export function chargeText(chargedAs: string): string {
  return chargedAs && `Meta lo cobra como ${CHARGES[chargedAs] ?? chargedAs.replaceAll("_", " ")}`;
}

/** Promotions that a rule of the business plans. */
const RULE_KINDS = ["upsell", "reactivation", "campaign", "birthday", "win_back", "review"] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export function isRuleKind(kind: NotificationKind): kind is RuleKind {
  return (RULE_KINDS as readonly string[]).includes(kind);
}

/** About something other than an appointment: its capability decides and writes them. */
export type SubjectKind = "course_session";

export function isOfSubject(kind: NotificationKind): kind is SubjectKind {
  return kind === "course_session";
}

export function isAskedReminder(kind: NotificationKind): kind is AskedReminderKind {
  return kind === "personal_reminder" || kind === "staff_reminder";
}

const FOR_SPECIALIST = [
  "specialist",
  "specialist_moved",
  "specialist_cancelled",
  "specialist_unpaid",
  "specialist_deleted",
] as const;
export type SpecialistKind = (typeof FOR_SPECIALIST)[number];

export function isForSpecialist(kind: NotificationKind): kind is SpecialistKind {
  return (FOR_SPECIALIST as readonly string[]).includes(kind);
}

/**
 * Contacts who want no messages get none of these; specialists, the business's own people and changes of an
 * appointment are not affected.
 */
export function isStoppedByRefusal(kind: NotificationKind): boolean {
  return !isForSpecialist(kind) && kind !== "staff_reminder" && kind !== "auto_cancel";
}

/**
 * The status for which each reports that the slot was released; a person who got that message must also hear if the
 * appointment returns.
 */
export const LOST_STATUS_OF: Readonly<Partial<Record<NotificationKind, "cancelada" | "no_pagada">>> = {
  cancelled: "cancelada",
  auto_cancel: "cancelada",
  unpaid: "no_pagada",
  specialist_cancelled: "cancelada",
  specialist_unpaid: "no_pagada",
};
