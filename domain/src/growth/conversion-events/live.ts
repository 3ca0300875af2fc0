// The live events of conversion events for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const conversionEventChanged = liveEvent<{ eventId: string }>(
  "conversion_event_changed",
  access.view(PAGE.eventosConversion),
);
