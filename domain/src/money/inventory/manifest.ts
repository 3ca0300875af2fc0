import type { Manifest } from "../../kit/manifest.ts";
import { stockMovementChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "money/inventory",
  routes,
  live: [stockMovementChanged],
};
