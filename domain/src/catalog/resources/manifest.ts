import type { Manifest } from "../../kit/manifest.ts";
import { resources } from "./resource.ts";

export const manifest: Manifest = {
  capability: "catalog/resources",
  resources: [resources],
};
