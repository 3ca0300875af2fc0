// The live events of flows for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const flowChanged = liveEvent<{ flowId: string }>("flow_changed", access.view(PAGE.flujos));
