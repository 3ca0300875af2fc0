import type { Manifest } from "../../kit/manifest.ts";
import { orderChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/orders",
  routes,
  live: [orderChanged],
};
