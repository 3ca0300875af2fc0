// The history of an appointment: who did what to it, and when. For its page and for the call that reads it.

/** Its name in the audit log. */
export const APPOINTMENT_HISTORY = {
  status: "appointment.status",
  moved: "appointment.moved",
  changed: "appointment.changed",
} as const;
