// The columns of courses that other capabilities may read in their own statements.
import { joinable } from "../../../kernel/db/joinable.ts";

export const courseRows = joinable("courses", [
  "business_id",
  "id",
  "name",
  "custom_id",
  "is_archived",
  "course_type",
  "schedules",
  "recurrence",
  "sessions",
  "enrollment_fee",
  "total_price",
  "price_per_session",
]);
