// The live events of Google calendars for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** A link, its light, or its open questions. */
export const calendarChanged = liveEvent<{ specialistId: string }>(
  "calendar_changed",
  access.view(PAGE.integraciones, PAGE.especialistas, PAGE.agenda),
);
