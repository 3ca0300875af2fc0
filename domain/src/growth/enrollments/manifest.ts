import type { Manifest } from "../../kit/manifest.ts";
import { enrollmentChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { CLIENT_KIND, COURSE_KIND, NO_ENROLLMENT, NOT_FOUND } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/enrollments",
  routes,
  live: [enrollmentChanged],
  unknown: { [COURSE_KIND]: NOT_FOUND, [CLIENT_KIND]: NOT_FOUND, enrollment: NO_ENROLLMENT },
};
