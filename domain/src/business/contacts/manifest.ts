import type { Manifest } from "../../kit/manifest.ts";
import { contactChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { ContactCreated, ContactDeleted, ContactSwitched, NO_CONTACT } from "./schema.ts";

export const manifest: Manifest = {
  capability: "business/contacts",
  routes,
  live: [contactChanged],
  unknown: { client: NO_CONTACT },
  events: [ContactCreated, ContactDeleted, ContactSwitched],
};
