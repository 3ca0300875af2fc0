// What open screens are told of Google calendars.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** A link, its light, or what has to be asked. */
export const calendarChanged = liveEvent<{ specialistId: string }>(
  "calendar_changed",
  access.view(PAGE.integraciones, PAGE.especialistas, PAGE.agenda),
);
