// The live events of funnel positions for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";
import type { MovedClient } from "./schema.ts";

/**
 * The documents' name. `phase`: 'phase.scenario' by their formatted names; `client`: the moved contact, with its new
 * positions.
 */
export const clientPhaseUpdated = liveEvent<{ funnelId: string; clientId: string; phase: string; client: MovedClient }>(
  "clientPhaseUpdated",
  access.view(PAGE.funnels),
);
