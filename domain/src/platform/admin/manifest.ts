import type { Manifest } from "../../kit/manifest.ts";
import * as features from "./features/routes.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "platform/admin",
  routes: { ...routes, ...features },
};
