import type { Manifest } from "../../kit/manifest.ts";
import { tillChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "money/tills",
  routes,
  live: [tillChanged],
};
