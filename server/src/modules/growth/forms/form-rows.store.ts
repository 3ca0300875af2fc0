// The columns of forms that other capabilities may read in their own statements.
import { joinable } from "../../../kernel/db/joinable.ts";

export const formRows = joinable("forms", ["business_id", "id", "title", "is_archived"]);
