// The live events of the agenda for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const appointmentChanged = liveEvent<{ appointmentId: string }>(
  "appointment_changed",
  access.view(PAGE.agenda, PAGE.contactos, PAGE.chat),
);

/** The busy times of a person elsewhere have changed. */
export const busyTimesChanged = liveEvent<{ specialistId: string }>("busy_times_changed", access.view(PAGE.agenda));
