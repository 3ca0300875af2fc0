import type { Manifest } from "../../kit/manifest.ts";
import { salesFunnels } from "./resource.ts";

export const manifest: Manifest = {
  capability: "growth/sales-funnels",
  resources: [salesFunnels],
};
