import type { Manifest } from "../../kit/manifest.ts";
import * as importRoutes from "./import/routes.ts";
import { contactChanged, contactsImported } from "./live.ts";
import * as routes from "./routes.ts";
import { ContactCreated, ContactDeleted, ContactSwitched, ContactsImported, NO_CONTACT } from "./schema.ts";

export const manifest: Manifest = {
  capability: "business/contacts",
  routes: { ...routes, ...importRoutes },
  live: [contactChanged, contactsImported],
  unknown: { client: NO_CONTACT },
  events: [ContactCreated, ContactDeleted, ContactSwitched, ContactsImported],
};
