import { PAGE } from "../../../ground/identity/pages.ts";
import { liveEvent } from "../../../kit/live-event.ts";
import { access } from "../../../kit/route.ts";

/** Two contacts were merged, or separated again: screens with the removed one show the remaining one. */
export const contactsMerged = liveEvent<{ keptId: string; goneId: string; merged: boolean }>(
  "contacts_merged",
  access.view(PAGE.contactos, PAGE.agenda, PAGE.chat),
);
