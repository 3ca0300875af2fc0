// The columns of enrollments that other capabilities may join.
import { joinable } from "../../../kernel/db/joinable.ts";

export const enrollmentRows = joinable("enrollments", ["business_id", "id", "contact_id", "status", "created_at"]);
