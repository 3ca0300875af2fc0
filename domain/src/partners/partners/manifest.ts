import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";
import { UsageThresholdSet } from "./schema.ts";

export const manifest: Manifest = { capability: "partners/partners", routes, events: [UsageThresholdSet] };
