// The columns of courses that other capabilities may read in their own statements.
import { joinable } from "../../../kernel/db/joinable.ts";

export const courseRows = joinable("courses", ["business_id", "id", "name", "is_archived"]);
