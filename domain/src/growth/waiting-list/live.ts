// The live events of the waiting list for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const waitingChanged = liveEvent<{ waitingId: string }>("waiting_changed", access.view(PAGE.agenda));
