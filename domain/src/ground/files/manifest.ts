import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";
import { FileUnused } from "./schema.ts";

export const manifest: Manifest = {
  capability: "ground/files",
  routes,
  events: [FileUnused],
};
