// The live events of charges for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const chargeChanged = liveEvent<{ chargeId: string }>("charge_changed", access.view(PAGE.finanzas));
