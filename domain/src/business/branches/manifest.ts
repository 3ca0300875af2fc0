import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./closed-dates/routes.ts";
import { branches } from "./resource.ts";

export const manifest: Manifest = {
  capability: "business/branches",
  resources: [branches],
  routes,
};
