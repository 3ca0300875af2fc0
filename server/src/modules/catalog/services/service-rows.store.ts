// The columns of services that other capabilities may read in their own statements: names, durations, hours.
import { joinable } from "../../../kernel/db/joinable.ts";

/** The rooms and equipment that services name. */
export const serviceFacilityRows = joinable("service_facilities", ["business_id", "service_id", "facility_id"]);

export const serviceRows = joinable("services", [
  "business_id",
  "id",
  "name",
  "price",
  "duration",
  "minutes_before",
  "minutes_after",
  "capacity",
  "available",
  "is_always_available",
  "rest_schedules",
  "link_price",
  "appointment_config",
  "is_archived",
  "xmin",
]);
