import type { Manifest } from "../../kit/manifest.ts";
import { calendarChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { CalendarLeft, CalendarPushDue, CalendarSyncDue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "scheduling/calendars",
  routes,
  live: [calendarChanged],
  events: [CalendarLeft, CalendarPushDue, CalendarSyncDue],
};
