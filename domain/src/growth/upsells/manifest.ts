import type { Manifest } from "../../kit/manifest.ts";
import { UpsellChanged, upsells } from "./resource.ts";

export const manifest: Manifest = {
  capability: "growth/upsells",
  resources: [upsells],
  events: [UpsellChanged],
};
