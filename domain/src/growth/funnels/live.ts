// What open screens are told of places in funnels.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

/** The documents' name. `phase`: 'phase.scenario' by their formatted names. */
export const clientPhaseUpdated = liveEvent<{ funnelId: string; clientId: string; phase: string }>(
  "clientPhaseUpdated",
  access.view(PAGE.funnels),
);
