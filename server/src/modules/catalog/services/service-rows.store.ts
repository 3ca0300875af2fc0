// What other capabilities may read of services in statements of their own: what they are called, how long they take, when.
import { joinable } from "../../../kernel/db/joinable.ts";

export const serviceRows = joinable("services", [
  "business_id",
  "id",
  "name",
  "price",
  "duration",
  "available",
  "is_always_available",
  "rest_schedules",
  "link_price",
  "appointment_config",
  "is_archived",
  "xmin",
]);
