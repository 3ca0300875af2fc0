import type { Manifest } from "../../kit/manifest.ts";
import { discoveryBusinesses } from "./resource.ts";

export const manifest: Manifest = {
  capability: "platform/discovery",
  resources: [discoveryBusinesses],
};
