import type { Manifest } from "../../kit/manifest.ts";
import { templatesChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { TemplatesDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/templates",
  routes,
  live: [templatesChanged],
  unknown: { template: "No se encontró la plantilla" },
  events: [TemplatesDue],
};
