import type { Manifest } from "../../kit/manifest.ts";
import * as filterRoutes from "./filter/routes.ts";
import * as importRoutes from "./import/routes.ts";
import { contactChanged, contactsImported } from "./live.ts";
import { contactsMerged } from "./merge/live.ts";
import * as mergeRoutes from "./merge/routes.ts";
import { MergeOver } from "./merge/schema.ts";
import * as routes from "./routes.ts";
import { ContactCreated, ContactDeleted, ContactSwitched, ContactsImported, NO_CONTACT } from "./schema.ts";

export const manifest: Manifest = {
  capability: "business/contacts",
  routes: { ...routes, ...filterRoutes, ...importRoutes, ...mergeRoutes },
  live: [contactChanged, contactsImported, contactsMerged],
  unknown: { client: NO_CONTACT },
  events: [ContactCreated, ContactDeleted, ContactSwitched, ContactsImported, MergeOver],
};
