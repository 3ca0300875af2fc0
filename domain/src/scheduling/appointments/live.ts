// What open screens are told of the agenda.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const appointmentChanged = liveEvent<{ appointmentId: string }>(
  "appointment_changed",
  access.view(PAGE.agenda, PAGE.contactos, PAGE.chat),
);

/** When somebody is busy elsewhere has changed. */
export const busyTimesChanged = liveEvent<{ specialistId: string }>("busy_times_changed", access.view(PAGE.agenda));
