import type { Manifest } from "../../kit/manifest.ts";
import { conversionEventChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { ConversionRegistered } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/conversion-events",
  routes,
  live: [conversionEventChanged],
  events: [ConversionRegistered],
};
