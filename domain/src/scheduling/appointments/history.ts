// What the history of an appointment tells: who did what to it, and when. For its page and for the call that reads it.

/** What it is called in the audit log. */
export const APPOINTMENT_HISTORY = {
  status: "appointment.status",
  moved: "appointment.moved",
  changed: "appointment.changed",
} as const;
