import type { Manifest } from "../../kit/manifest.ts";
import { audiences } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/audiences",
  resources: [audiences],
  routes,
};
