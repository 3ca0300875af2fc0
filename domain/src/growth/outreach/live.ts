// The live events of planned messages for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const notificationChanged = liveEvent<{ notificationId: string }>(
  "notification_changed",
  access.view(PAGE.agenda, PAGE.contactos, PAGE.chat),
);
