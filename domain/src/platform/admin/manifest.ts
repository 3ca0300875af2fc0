import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "platform/admin",
  routes,
};
