import type { Manifest } from "../../kit/manifest.ts";
import { appointmentChanged } from "./live.ts";
import * as routes from "./routes.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
  NO_APPOINTMENT,
} from "./schema.ts";

export const manifest: Manifest = {
  capability: "scheduling/appointments",
  routes,
  live: [appointmentChanged],
  unknown: { appointment: NO_APPOINTMENT },
  events: [AppointmentCreated, AppointmentDeleted, AppointmentMoved, AppointmentStatusChanged],
};
