import type { Manifest } from "../../kit/manifest.ts";
import { courses } from "./resource.ts";

export const manifest: Manifest = {
  capability: "catalog/courses",
  resources: [courses],
};
