import type { Manifest } from "../../kit/manifest.ts";
import { trafficSources } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/traffic-sources",
  resources: [trafficSources],
  routes,
};
