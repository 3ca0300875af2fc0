import type { Manifest } from "../../kit/manifest.ts";
import { clientPhaseUpdated } from "./live.ts";
import { funnels } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/funnels",
  resources: [funnels],
  routes,
  live: [clientPhaseUpdated],
  unknown: { scenario: "No se encontró el escenario" },
};
