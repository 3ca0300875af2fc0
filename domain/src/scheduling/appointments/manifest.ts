import type { Manifest } from "../../kit/manifest.ts";
import * as classes from "./classes/routes.ts";
import * as owed from "./debt/routes.ts";
import * as facilities from "./facilities/routes.ts";
import { appointmentChanged, busyTimesChanged } from "./live.ts";
import * as newClient from "./new-client/routes.ts";
import * as prepaid from "./prepaid/routes.ts";
import * as records from "./records/routes.ts";
import * as routes from "./routes.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
  BlockChanged,
  NO_APPOINTMENT,
} from "./schema.ts";
import * as visitChanges from "./visit/change/routes.ts";
import * as visit from "./visit/routes.ts";

export const manifest: Manifest = {
  capability: "scheduling/appointments",
  routes: {
    ...routes,
    ...classes,
    ...owed,
    ...facilities,
    ...newClient,
    ...prepaid,
    ...records,
    ...visit,
    ...visitChanges,
  },
  live: [appointmentChanged, busyTimesChanged],
  unknown: { appointment: NO_APPOINTMENT },
  events: [AppointmentCreated, AppointmentDeleted, AppointmentMoved, AppointmentStatusChanged, BlockChanged],
};
