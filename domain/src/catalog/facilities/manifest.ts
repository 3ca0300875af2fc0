import type { Manifest } from "../../kit/manifest.ts";
import { facilities } from "./resource.ts";

export const manifest: Manifest = {
  capability: "catalog/facilities",
  resources: [facilities],
};
