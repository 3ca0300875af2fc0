// The live event of sold packages for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const packagePurchaseChanged = liveEvent<{ clientId: string }>(
  "package_purchase_changed",
  access.view(PAGE.paquetes, PAGE.contactos, PAGE.agenda),
);
