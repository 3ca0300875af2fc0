import type { Manifest } from "../../kit/manifest.ts";
import { commissionsChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "scheduling/commissions",
  routes,
  live: [commissionsChanged],
};
