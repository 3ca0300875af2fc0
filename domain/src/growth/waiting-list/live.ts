// What open screens are told of the waiting list.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const waitingChanged = liveEvent<{ waitingId: string }>("waiting_changed", access.view(PAGE.agenda));
