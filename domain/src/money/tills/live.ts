// The live events of tills for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const tillChanged = liveEvent<{ tillShiftId: string }>("till_changed", access.view(PAGE.finanzas));
