import type { Manifest } from "../../kit/manifest.ts";
import { clientPhaseUpdated } from "./live.ts";
import { FunnelChanged, funnels } from "./resource.ts";
import * as routes from "./routes.ts";
import { ContactPhaseChanged } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/funnels",
  resources: [funnels],
  routes,
  live: [clientPhaseUpdated],
  events: [ContactPhaseChanged, FunnelChanged],
  unknown: { scenario: "No se encontró el escenario" },
};
