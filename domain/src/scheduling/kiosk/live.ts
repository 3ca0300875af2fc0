// The live events of reception tablets for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const kioskChanged = liveEvent<{ tabletId: string }>("kiosk_changed", access.view(PAGE.sucursales));
