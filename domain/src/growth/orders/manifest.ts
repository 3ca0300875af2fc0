import type { Manifest } from "../../kit/manifest.ts";
import { orderChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { NO_ORDER } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/orders",
  routes,
  live: [orderChanged],
  unknown: { order: NO_ORDER },
};
