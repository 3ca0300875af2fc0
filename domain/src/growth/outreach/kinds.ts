// The kinds of planned messages, and what each is called.

export const NOTIFICATION_KINDS = [
  "scheduled",
  "moved",
  "cancelled",
  "reminder",
  "confirmation",
  "auto_cancel",
  "specialist",
  "specialist_moved",
  "message",
  "personal_reminder",
  "staff_reminder",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `sending`: handed to the conversation, whose channel has not settled it yet. */
export const NOTIFICATION_STATUSES = ["planned", "sending", "sent", "not_sent", "withdrawn"] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** `phase` of those that the product plans; that of a person's message is the person's. */
export const PHASES: Readonly<Record<Exclude<NotificationKind, "message">, string>> = {
  scheduled: "scheduled_appointment",
  moved: "moved_appointment",
  cancelled: "canceled_appointment",
  reminder: "appointment_reminder",
  confirmation: "appointment_confirmation",
  auto_cancel: "auto_canceled_appointment",
  specialist: "specialist_notice",
  specialist_moved: "specialist_notice",
  personal_reminder: "personal_reminder",
  staff_reminder: "staff_reminder",
};

export const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  scheduled: "Cita agendada",
  moved: "Cita movida",
  cancelled: "Cancelación",
  reminder: "Recordatorio",
  confirmation: "Solicitud de confirmación",
  auto_cancel: "Cancelación si no confirma",
  specialist: "Aviso al especialista",
  specialist_moved: "Aviso al especialista",
  message: "Mensaje programado",
  personal_reminder: "Recordatorio que pidió",
  staff_reminder: "Recordatorio del equipo",
};

export const STATUS_TEXTS: Readonly<Record<NotificationStatus, string>> = {
  planned: "Programada",
  sending: "Enviando",
  sent: "Enviada",
  not_sent: "No enviada",
  withdrawn: "Retirada",
};

/** The assistant's own: its switches stop them (D-5.5). The others follow from what a person or an event did. */
const DUTIES = ["reminder", "confirmation", "auto_cancel"] as const;
export type DutyKind = (typeof DUTIES)[number];

export function isDuty(kind: NotificationKind): kind is DutyKind {
  return (DUTIES as readonly string[]).includes(kind);
}

/** What a person wrote goes out as it stands; the product writes everything else from the rows. */
export type ProductsKind = Exclude<NotificationKind, WordOfPerson>;
/** Of reminders the words of which whoever asked wanted to be reminded. */
type WordOfPerson = "message" | "cancelled" | AskedReminderKind;

/** Of a client, or of somebody of the business: asked for by them, and theirs to take back. */
export type AskedReminderKind = "personal_reminder" | "staff_reminder";

export function isWordOfPerson(kind: NotificationKind): kind is WordOfPerson {
  return kind === "message" || kind === "cancelled" || isAskedReminder(kind);
}

export function isAskedReminder(kind: NotificationKind): kind is AskedReminderKind {
  return kind === "personal_reminder" || kind === "staff_reminder";
}

export function isForSpecialist(kind: NotificationKind): boolean {
  return kind === "specialist" || kind === "specialist_moved";
}

/** Who wants no message gets none of these; specialists, the business's own people and what is done to an appointment go on. */
export function isStoppedByRefusal(kind: NotificationKind): boolean {
  return !isForSpecialist(kind) && kind !== "staff_reminder" && kind !== "auto_cancel";
}
