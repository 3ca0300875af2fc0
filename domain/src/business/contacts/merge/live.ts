import { PAGE } from "../../../ground/identity/pages.ts";
import { liveEvent } from "../../../kit/live-event.ts";
import { access } from "../../../kit/route.ts";

/** Two became one, or are two again: whatever shows the one that went shows the one that stayed. */
export const contactsMerged = liveEvent<{ keptId: string; goneId: string; merged: boolean }>(
  "contacts_merged",
  access.view(PAGE.contactos, PAGE.agenda, PAGE.chat),
);
