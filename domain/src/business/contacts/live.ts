// The live events of contacts for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const contactChanged = liveEvent<{ clientId: string }>(
  "contact_changed",
  access.view(PAGE.contactos, PAGE.agenda, PAGE.chat),
);

/** An upload ended, or was undone: many changed at once, with one event. */
export const contactsImported = liveEvent<{ importId: string }>("contacts_imported", access.view(PAGE.contactos));
