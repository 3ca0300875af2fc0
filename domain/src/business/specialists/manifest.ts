import type { Manifest } from "../../kit/manifest.ts";
import { specialists } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "business/specialists",
  resources: [specialists],
  routes,
};
