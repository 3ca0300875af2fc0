import type { Manifest } from "../../kit/manifest.ts";
import { kioskChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "scheduling/kiosk",
  routes,
  live: [kioskChanged],
};
