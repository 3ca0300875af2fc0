// What open screens are told of places in funnels.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";
import type { MovedClient } from "./schema.ts";

/** The documents' name. `phase`: 'phase.scenario' by their formatted names; `client`: who moved, as they stand now. */
export const clientPhaseUpdated = liveEvent<{ funnelId: string; clientId: string; phase: string; client: MovedClient }>(
  "clientPhaseUpdated",
  access.view(PAGE.funnels),
);
