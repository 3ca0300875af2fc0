import type { Manifest } from "../../kit/manifest.ts";
import { chargeChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "money/charges",
  routes,
  live: [chargeChanged],
};
