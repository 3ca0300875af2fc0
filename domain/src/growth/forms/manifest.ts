import type { Manifest } from "../../kit/manifest.ts";
import { formAnswersChanged } from "./live.ts";
import { forms } from "./resource.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/forms",
  resources: [forms],
  routes,
  live: [formAnswersChanged],
};
